import { expectSound } from './support/axe.ts'
import { expectFocused } from './support/focus.ts'
import { logIn, startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

/** An event with more entries than one page holds. */
const LONG_LIST = '/admin/events/2/registrations/'

test('another page of a list begins at its top, with the focus in the content', async ({
  page,
}) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(LONG_LIST)
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expectFocused(page.locator('#main'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('a record stands in place of its list, and leads back to where the list was left', async ({
    page,
  }) => {
    await startAs(page, 'super@parket.test')
    await page.goto('/admin/users?q=parket.test')
    const row = page.getByRole('link', { name: 'Никольский Павел' })
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(0)
    await row.press('Enter')
    const record = page.getByRole('region', { name: 'Никольский Павел' })
    await expectFocused(record.getByRole('heading', { level: 2 }))
    await expect(row).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expectSound(page, 'an account on a phone')

    await record.getByRole('button', { name: 'К списку' }).press('Enter')
    await expectFocused(row)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('a record without an address leads back to its row; another list begins at its top', async ({
    page,
  }) => {
    await startAs(page, 'admin@parket.test')
    await page.goto(LONG_LIST)
    const row = page.getByRole('button', { name: /, подробнее$/ }).nth(4)
    await row.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(0)
    const name = (await row.getAttribute('aria-label')) ?? ''
    const own = page.getByRole('button', { name, exact: true })
    await own.press('Enter')
    await page.getByRole('button', { name: 'К списку' }).press('Enter')
    await expectFocused(own)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

    await own.press('Enter')
    await expect(page.getByRole('button', { name: 'К списку' })).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Страницы турнира' })
    await pages.getByRole('link', { name: 'Платежи' }).click()
    await expect(page.getByRole('button', { name: /, счёт заявки$/ }).first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('typing into a filter keeps the focus where one types', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(LONG_LIST)
  const search = page.getByLabel('Поиск')
  await search.fill('анна')
  await expect(page).toHaveURL(/q=/)
  await expectFocused(search)
})

test('the link of a letter is spent once, also where a session is restored meanwhile', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, 'dancer@parket.test')
  const spent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/verify-email')) {
      spent.push(request.url())
    }
  })
  await page.goto('/verify-email/no-such-link')
  await expect(page.getByRole('button', { name: /^Личный кабинет: / })).toBeVisible()
  await expect(page.getByText(/Ссылка недействительна/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(spent).toHaveLength(1)
})

test('a filter that does not exist is none', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/?filter=nonsense')
  await expect(page.getByRole('grid')).toBeVisible()
})
