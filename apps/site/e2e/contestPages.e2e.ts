import { can } from '@parket/domain/rights/rights'
import { fillPath } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import type { Page } from '@playwright/test'
import { contestId, createContest, logInByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { offices, TEAM } from './support/roles.ts'
import { expect, test } from './support/test.ts'

/** Every page of contests. */
const pages = [
  'eventContests',
  'contest',
  'contestSettings',
  'contestRounds',
  'contestRegistrations',
  'contestMassEdit',
] as const satisfies PageName[]

const addressOf = (name: PageName, eventId = CUP.id, groupNum = 11) =>
  fillPath(sitePages[name].path, { eventId, groupNum })

/** What a page shows once it is there. */
async function expectOpen(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Both themes and both ends of the widths; the states of each screen are looked at in its stories. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const

for (const { theme, width } of isFull ? looks : looks.slice(1)) {
  test(`pages of contests are sound at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, 'admin@parket.test')
    await page.evaluate((value) => localStorage.setItem('parket.theme', value), theme)
    for (const name of pages) {
      await page.goto(addressOf(name))
      await expectOpen(page, addressOf(name))
      await expectSound(page, name)
    }
  })
}

/** More stops than any of these pages has. */
const MAX_STOPS = 90

test('pages of contests are gone through by keyboard: every stop is seen, and there is a way out', async ({
  page,
  server,
}) => {
  const { groupNum } = await createContest(server.url, 5)
  await startAs(page, 'admin@parket.test')
  for (const name of pages) {
    const address = addressOf(name, CUP.id, groupNum)
    await page.goto(address)
    await expectOpen(page, address)
    const stops = new Set<string>()
    for (let press = 0; press < MAX_STOPS; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      // Past the last one the browser's own buttons come.
      if (stop === null) continue
      expect(stop.isSeen, `${name}: ${stop.name} is seen`).toBe(true)
      if (stops.has(stop.path)) break
      stops.add(stop.path)
    }
    expect(stops.size, name).toBeGreaterThan(2)
    expect(stops.size, `${name}: the focus comes round`).toBeLessThan(MAX_STOPS - 5)
  }
})

/** What has the focus; null: nothing of the page. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { width, height } = element.getBoundingClientRect()
    const parts: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      parts.unshift(`${at.tagName}${[...(at.parentElement?.children ?? [])].indexOf(at)}`)
    }
    const name = element.getAttribute('aria-label') ?? element.textContent
    return { path: parts.join(' '), name, isSeen: width > 0 && height > 0 }
  })
}

/** Another event of the same team. */
const OTHER_EVENT = 2

for (const { who, email, subject } of isFull ? offices : offices.slice(0, 2)) {
  test(`${who} sees of contests what the table of rights says: by menu, address and call`, async ({
    page,
    server,
  }) => {
    await startAs(page, email)

    for (const eventId of [CUP.id, OTHER_EVENT]) {
      const may = (name: (typeof pages)[number]) =>
        can(subject, sitePages[name].right, { teamId: TEAM, eventId })
      const mayEdit = may('eventContests')

      // By menu: from the event's settings, or from the list of what there is to do.
      await page.goto(mayEdit ? addressOf('eventSettings', eventId) : '/my-events')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const link = page.locator(`a[href="${addressOf('eventContests', eventId)}"]`).first()
      if (mayEdit) await expect(link).toBeVisible()
      else await expect(link).toHaveCount(0)

      // By typed address.
      for (const name of mayEdit && eventId === CUP.id ? pages : ['eventContests' as const]) {
        const address = addressOf(name, eventId)
        await page.goto(address)
        if (may(name)) await expectOpen(page, address)
        else await expect(page).toHaveURL('/')
      }
    }

    // By call: it changes nothing, for the contest is open already.
    const admin = await logInByApi(server.url, 'admin@parket.test')
    const contestIds = [await contestId(admin, 11)]
    const api = await logInByApi(server.url, email)
    const { response } = await api.PUT('/api/events/{id}/contest-statuses', {
      params: { path: { id: CUP.id } },
      body: { contestIds, status: 'open' },
    })
    const mayCall = can(subject, 'contests.edit', { teamId: TEAM, eventId: CUP.id })
    expect(response.status).toBe(mayCall ? 200 : 403)
  })
}
