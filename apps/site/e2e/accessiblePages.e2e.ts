import type { Page } from '@playwright/test'
import { registerByApi } from './support/api.ts'
import { openAccount } from './support/account.ts'
import { expectSound } from './support/axe.ts'
import { CUP, SPRING } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** How people look at pages: both themes, the widest and the narrowest screen, colours of their own, enlarged. */
const looks = [
  {
    name: 'in light, on a laptop',
    theme: 'light',
    isOfAll: true,
    use: { viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'in dark, 320 px wide',
    theme: 'dark',
    isOfAll: false,
    use: { viewport: { width: 320, height: 640 } },
  },
  {
    name: 'with forced colours',
    theme: 'light',
    isOfAll: false,
    use: { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
  },
  {
    name: 'enlarged to 200 % on a laptop',
    theme: 'light',
    isOfAll: false,
    use: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  },
] as const

const publicPages = [
  '/',
  '/events/',
  '/events/?filter=past',
  '/events/?q=нет+такого',
  CUP.page,
  `${CUP.page}info`,
  `${CUP.page}results`,
  `${CUP.page}statistics`,
  '/events/2/',
  '/events/2/results',
  '/events/2/results/40',
  '/events/2/results/13',
  '/events/2/statistics',
  '/events/4/',
  `/events/${SPRING.id}/?ds=${SPRING.domain}`,
  `/events/${SPRING.id}/statistics?ds=${SPRING.domain}`,
  CUP.startOptions,
  CUP.wizard,
  '/events/2/select-registration',
  '/events/2/register',
  '/search-dancer',
  '/search-dancer?last_name=ив',
  '/info-by-name',
  '/user-rating',
  '/rating',
  '/privacy',
  '/test',
  '/nowhere',
  '/?ds=unknown',
]

/** One page of each kind of layout: what the theme, forced colours and enlarging change is the same on its likes. */
const someOfThem = [
  '/',
  '/events/',
  CUP.page,
  '/events/2/results/40',
  '/events/2/statistics',
  CUP.startOptions,
  CUP.wizard,
  '/profile/register',
  '/nowhere',
]

/** What a visitor who is not logged in sees of an account. */
const accountPages = [
  '/profile/register',
  '/profile/profile',
  '/profile/profile?part=login',
  '/profile/profile?part=consents',
  '/my-registrations',
  '/my-events',
  '/reset-password/unknown',
  '/verify-email/unknown',
  '/setup/unknown',
  '/approve/unknown',
]

for (const { name, theme, isOfAll, use } of looks) {
  test.describe(name, () => {
    test.use(use)

    test.beforeEach(async ({ context }) => {
      await context.addInitScript((chosen) => {
        // Blank pages have no storage.
        if (location.protocol !== 'about:') localStorage.setItem('parket.theme', chosen)
      }, theme)
    })

    async function expectSoundPages(page: Page, addresses: readonly string[]): Promise<void> {
      for (const address of addresses) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectSound(page, address)
      }
    }

    test('public pages scroll nowhere sideways, and axe finds nothing', async ({ page }) => {
      // axe takes its time over each of them.
      test.slow()
      await expectSoundPages(page, isOfAll ? publicPages : someOfThem)
    })

    test('pages of an account likewise, logged out and in', async ({ page, server }) => {
      test.slow()
      if (isOfAll) await expectSoundPages(page, accountPages)
      const person = makePerson()
      await openAccount(server.url, person)
      await registerByApi(server.url, person, 11)
      await startAs(page, person.email)
      await expectSoundPages(page, ['/profile/profile', '/my-registrations', '/info-by-name'])
    })
  })
}

test('what is chosen is told by more than its ground', async ({ page }) => {
  await page.goto('/events/')
  const chosen = page.getByRole('main').locator('[aria-current]').first()
  const other = page.getByRole('main').getByRole('link', { name: 'Прошедшие' })
  const border = (element: typeof chosen) =>
    element.evaluate((node) => getComputedStyle(node).borderBottomColor)
  await expect(chosen).toHaveText('Будущие')
  expect(await border(chosen)).not.toBe(await border(other))
})
