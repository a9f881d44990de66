import type { Locator, Page } from '@playwright/test'
import { wakeApp } from './support/app.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

/** Event 3 of the demo data: not published, seen by its staff only. */
const DRAFT = { name: 'Зимняя сказка', page: '/events/3/' }

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Страницы турнира' }).getByRole('link', { name })

test('results are offered once the event’s first day has come', async ({ page }) => {
  await page.goto(CUP.page)
  await expect(tab(page, 'Статистика')).toBeVisible()
  await expect(tab(page, 'Результаты')).toHaveCount(0)
  await page.goto(`${CUP.page}results`)
  await expect(tab(page, 'Результаты')).toHaveAttribute('aria-current', 'page')
  await page.goto('/events/2/')
  await expect(tab(page, 'Результаты')).toBeVisible()
})

test('«contest list refetch skipped if the same event was loaded under 2 s ago» from page to page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/events/2/contests') asked.push(pathname)
  })
  const start = Date.now()
  await page.goto('/events/2/info')
  await wakeApp(page)
  await stopClock(page, start)
  await tab(page, 'Турнир').click()
  await expect(page.getByRole('heading', { name: 'Номинации', exact: true })).toBeVisible()
  await stopClock(page, start + 900)
  await tab(page, 'Результаты').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Результаты' })).toBeVisible()
  await stopClock(page, start + 1800)
  await tab(page, 'Турнир').click()
  await expect(page.getByRole('heading', { name: 'Номинации', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)

  await tab(page, 'Результаты').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Результаты' })).toBeVisible()
  await stopClock(page, start + 4000)
  await tab(page, 'Турнир').click()
  await expect(page.getByRole('heading', { name: 'Номинации', exact: true })).toBeVisible()
  await expect.poll(() => asked.length).toBe(2)
})

test('a draft is not there for a visitor', async ({ page }) => {
  const answer = await page.goto(DRAFT.page)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Турнир не найден' })).toBeVisible()
})

test('a draft shown to its staff says «Черновик» on every page, and offers no registration', async ({
  page,
}) => {
  await startAs(page, 'admin@parket.test')
  await noteRefusals(page)
  for (const path of ['', 'info', 'results', 'statistics', 'select-registration', 'register']) {
    await page.goto(DRAFT.page + path)
    await expect(
      page
        .getByRole('main')
        .getByText(/^Черновик/)
        .first(),
    ).toBeVisible()
    await expect(page).toHaveTitle(/Зимняя сказка/)
    await expect(page.getByRole('link', { name: 'Участвовать' })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
    expect(await page.evaluate(() => globalThis.refusalsSeen)).toEqual([])
  }
  await expect(page.getByRole('link', { name: 'Соло' })).toHaveCount(0)
})

test('on a phone the four answers and the button with the price fit the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(CUP.page)
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const main = page.getByRole('main')
  const button = main.getByRole('link', { name: 'Участвовать' })
  await expect(button).toHaveCount(1)
  expect(await bottomOf(button)).toBeLessThanOrEqual(812)
  const dock = button.locator('..')
  await expect(dock).toContainText(/^от\s\d/)
  const top = (await dock.boundingBox())?.y ?? 0
  for (const question of ['Когда', 'Где', 'Сколько', 'Заявки']) {
    const answer = main.getByRole('term').filter({ hasText: question }).locator('..')
    expect.soft(await bottomOf(answer), question).toBeLessThanOrEqual(top)
  }
})

test('on a phone the home page has the button of the next event above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  const button = page.getByRole('main').getByRole('link', { name: /^Участвовать от\s/ })
  const box = await button.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(667)
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
})

test('contests are found by age and by how many dance', async ({ page }) => {
  await page.goto(CUP.page)
  await wakeApp(page)
  const chips = page.getByRole('group', { name: 'Для кого номинации' })
  await chips.getByRole('button', { name: /^Дети/ }).click()
  await expect(page.getByText('Соло, дети', { exact: true })).toBeVisible()
  await expect(page.getByText('Соло, взрослые', { exact: true })).toHaveCount(0)
  await chips.getByRole('button', { name: /^Дети/ }).click()
  await expect(page.getByText('Соло, взрослые', { exact: true }).first()).toBeVisible()
})

/** What the app takes for the time, from now on: a slow machine changes nothing. Only the clock stands, no timer. */
async function stopClock(page: Page, now: number): Promise<void> {
  await page.evaluate((now) => {
    Date.now = () => now
  }, now)
}

declare global {
  var refusalsSeen: string[]
}

/** Notes in every document to come when a refusal can be seen (and so is told by a screen reader). */
async function noteRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.refusalsSeen = []
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        const isShown = heading.checkVisibility({ visibilityProperty: true })
        if (isShown && heading.textContent === 'Турнир не найден') {
          globalThis.refusalsSeen.push(heading.textContent)
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

test('a visitor finds the own result by number and sees why the place is such', async ({
  page,
}) => {
  await page.goto('/events/2/results')
  await wakeApp(page)
  await page.getByLabel('Стартовый номер').fill('165')
  await page.getByRole('button', { name: 'Найти результат' }).click()
  const own = page.getByRole('region', { name: 'Свой результат' })
  await expect(own.getByText('1-е место')).toBeVisible()
  await own.getByRole('link', { name: /^40/ }).click()
  await expect(page.getByText('Сумма мест за все танцы 6', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Места за танцы' })).toBeVisible()
  await page.getByRole('link', { name: '1/2', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Проходят дальше' })).toBeVisible()
})
