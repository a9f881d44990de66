import type { Page } from '@playwright/test'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { closeContest, contestId, createContest, logInByApi, registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { isFull } from './support/full.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { printPage } from './support/pdf.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LETTERS = ['A', 'B', 'C']

/** A contest of one's own with three entries and three judges; more can enter. */
async function openContest(url: string) {
  const { groupNum } = await createContest(url, 10, { scoring: 'skating', criteria: [] })
  for (let n = 0; n < 3; n += 1) await registerByApi(url, makePerson(), groupNum)
  const api = await logInByApi(url, 'admin@parket.test')
  const judgeIds = await judgesOfCup(api)
  const id = await contestId(api, groupNum)
  await unwrap(
    api.PUT('/api/contests/{id}/panel', { params: { path: { id } }, body: { judgeIds } }),
  )
  return { groupNum, address: `/admin/events/1/groups/${groupNum}/` }
}

/** The same that takes no more entries. */
async function readyContest(url: string) {
  const contest = await openContest(url)
  await closeContest(url, contest.groupNum)
  return contest
}

/** The judges of event 1 by their letters: the first who asks enters them. */
async function judgesOfCup(api: ApiClient): Promise<number[]> {
  const params = { path: { id: CUP.id } }
  const judges = await unwrap(api.GET('/api/events/{id}/judges', { params }))
  if (judges.length > 0) return judges.map(({ judge_id }) => judge_id)
  const ids: number[] = []
  for (const letter of LETTERS) {
    const { last_name, first_name } = makePerson()
    const body = { last_name, first_name, city: 'Москва', letter, role: 'line' }
    const { judge_id } = await unwrap(api.POST('/api/events/{id}/judges', { params, body }))
    ids.push(judge_id)
  }
  return ids
}

async function openAs(page: Page, account: string, address: string) {
  await startAs(page, account)
  await page.goto(address)
}

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ход номинации' }).getByRole('link', { name })

/** Begins the only round. */
async function startRound(page: Page) {
  await press(page, 'Составить туры и провести жеребьёвку')
  const final = page.getByRole('region', { name: 'Финал' })
  await expect(final.getByText('Заходы распределены', { exact: true })).toBeVisible()
  await press(page, 'Закрепить заходы')
  await expect(final.getByText('Заходы закреплены', { exact: true })).toBeVisible()
  await press(page, 'Начать тур')
  await expect(final.getByText('Идёт', { exact: true })).toBeVisible()
}

test('a contest goes from the draw to a finished final by keyboard', async ({ page, server }) => {
  const { address } = await openContest(server.url)
  await openAs(page, 'admin@parket.test', `${address}rounds`)
  // At once: what was read a moment before the change is read anew.
  await press(page, 'Закрыть приём')
  await startRound(page)

  await tab(page, 'Оценки').focus()
  await page.keyboard.press('Enter')
  await press(page, 'Ввести: судья A')
  for (const letter of LETTERS) {
    const panel = page.getByRole('region', { name: `Судья ${letter}` })
    await expect(panel).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    // A place that there is not is refused by name at once.
    await page.keyboard.press('9')
    await expect(panel.getByText(new RegExp(`судья ${letter}, № \\d+`))).toBeVisible()
    await page.keyboard.press('3')
    // The next judge's sheet opens by itself.
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Тур закончен.')).toBeVisible()

  await tab(page, 'Туры и заходы').focus()
  await page.keyboard.press('Enter')
  const final = page.getByRole('region', { name: 'Финал' })
  await expect(final.getByText('Подсчитан', { exact: true })).toBeVisible()
})

test('typing goes on while the network is gone, and nothing typed is lost', async ({
  page,
  context,
  server,
}) => {
  const { address } = await readyContest(server.url)
  await openAs(page, 'admin@parket.test', `${address}rounds`)
  await startRound(page)
  await tab(page, 'Оценки').click()
  await page.getByRole('button', { name: 'Ввести: судья A' }).click()
  const panel = page.getByRole('region', { name: 'Судья A' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^№ \d+: 1$/ })).toBeVisible()
  await expect(panel.getByText('Сохранено')).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await expect(panel.getByText('Нет связи')).toBeVisible()
  await context.setOffline(false)
  await expect(panel.getByText('Сохранено')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Ввести: судья A' }).click()
  await expect(page.getByRole('button', { name: /^№ \d+: 1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^№ \d+: 2$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^№ \d+: 3$/ })).toBeVisible()
})

test('a sheet is entered again by another person, and the two agree where they differ', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const { address } = await readyContest(server.url)
  await openAs(page, 'admin@parket.test', `${address}rounds`)
  await startRound(page)
  const type = async (on: Page, offer: string, places: string) => {
    await on.getByRole('button', { name: `${offer}: судья A` }).click()
    await expect(on.getByRole('region', { name: 'Судья A' })).toBeVisible()
    for (const place of places) await on.keyboard.press(place)
    await on.getByRole('button', { name: 'Закончить лист' }).click()
    const next = on.getByRole('region', { name: 'Судья B' })
    if (offer === 'Ввести') await next.getByRole('button', { name: 'Отложить' }).click()
  }
  const asOther = async (account: string) => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await openAs(other, account, `${address}marks`)
    return other
  }
  await page.goto(`${address}marks`)
  await type(page, 'Ввести', '123')
  await expect(page.getByRole('button', { name: 'Исправить: судья A' })).toBeVisible()

  const second = await asOther('supervisor@parket.test')
  await type(second, 'Второй ввод', '213')
  await expect(second.getByText('Расходится')).toBeVisible()
  await second.getByRole('button', { name: 'Договориться: судья A' }).click()
  await expect(second.getByRole('region', { name: 'Судья A' })).toBeVisible()
  for (const place of '12') await second.keyboard.press(place)
  await second.getByLabel(/^Почему такие оценки/).fill('Сверено с листом')
  await second.getByRole('button', { name: 'Предложить второму' }).click()
  await expect(second.getByText('Ждёт второго')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Согласиться…: судья A' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Сверено с листом/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Согласиться' }).click()
  await expect(page.getByRole('button', { name: 'Исправить: судья A' })).toBeVisible()
  await second.context().close()
})

test('who has not come is in no heat, and comes late into one', async ({ page, server }) => {
  const { address } = await readyContest(server.url)
  await openAs(page, 'admin@parket.test', address)
  const rows = page.getByRole('table', { name: 'Участники' }).getByRole('row')
  await rows.nth(1).getByText('Нет', { exact: true }).click()
  await expect(page.getByText(/не пришли 1/)).toBeVisible()
  await tab(page, 'Туры и заходы').click()
  await startRound(page)
  const heats = page.getByRole('list', { name: 'Заходы: Финал' })
  await expect(heats.getByText('опоздал')).toHaveCount(0)
  await tab(page, 'Участники').click()
  await rows.nth(1).getByText('Здесь', { exact: true }).click()
  await expect(page.getByText(/пришли 1/)).toBeVisible()
  await tab(page, 'Туры и заходы').click()
  await page.getByRole('button', { name: 'Опоздавший…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Опоздавший' })
  await dialog.getByLabel('Кого поставить').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Поставить в заход' }).click()
  await expect(heats.getByText('опоздал')).toBeVisible()
})

test('every paper of a contest comes out of the printer, a sheet for each who gets one', async ({
  page,
}) => {
  const address = '/admin/events/2/groups/40/'
  await openAs(page, 'admin@parket.test', `${address}paper`)
  const print = page.getByRole('button', { name: 'Напечатать' })
  const choose = async (paper: string) => {
    await page.getByLabel('Что напечатать').selectOption(paper)
    await expect(page.getByRole('region', { name: paper })).toBeVisible()
    return { pages: await printPage(page), sheets: await page.getByRole('article').count() }
  }
  await expect(print).toBeVisible()

  const heats = await choose('Заходы')
  expect(heats.pages.join(' ')).toContain('Заход 1')
  const sheets = await choose('Листы судей')
  expect(sheets.sheets).toBeGreaterThan(2)
  expect(sheets.pages).toHaveLength(sheets.sheets)
  for (const text of sheets.pages) expect(text).toMatch(/Места от 1 до \d+/)
  const announcer = await choose('Список ведущему')
  expect(announcer.pages.join(' ')).toContain('Награждение')
  const summary = await choose('Итоговый протокол')
  expect(summary.pages.join(' ')).toMatch(/Итоговый протокол.*Главный судья/s)
  const diplomas = await choose('Дипломы')
  expect(diplomas.sheets).toBeGreaterThan(2)
  expect(diplomas.pages).toHaveLength(diplomas.sheets)
  for (const text of diplomas.pages) expect(text).toMatch(/Диплом.*место.*Осенний бал/s)
})

test('what is not judged has participants, and neither rounds nor a result to publish', async ({
  page,
}) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/2/groups/1/')
  await expect(page.getByRole('heading', { level: 1, name: /Организационный взнос/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ход номинации' })).toHaveCount(0)
  await page.goto('/admin/events/2/groups/1/result')
  await expect(page.getByRole('heading', { name: 'В этой номинации нет судейства' })).toBeVisible()
  await expect(page.getByText(/адрес набран/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Опубликовать/ })).toHaveCount(0)
})

test('the printed protocol names rules 10 and 11 where they decided', async ({ page }) => {
  // Contests of the demo in whose finals these rules decide a place.
  const decided = [
    { groupNum: 40, rule: /правило 10 за \d/ },
    { groupNum: 41, rule: /правило 11 за \d/ },
  ]
  await startAs(page, 'admin@parket.test')
  for (const { groupNum, rule } of decided) {
    await page.goto(`/admin/events/2/groups/${groupNum}/protocol`)
    await expect(page.getByRole('table', { name: 'Места за танцы' })).toBeVisible()
    const text = (await printPage(page)).join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Правила 10 и 11')
    expect(text).toMatch(rule)
  }
})

/** Both themes and both ends of the widths; the states of each screen are looked at in its stories. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const

for (const { theme, width } of isFull ? looks : looks.slice(1)) {
  test(`the pages of a contest’s day open at ${width} px, ${theme}`, async ({ page, server }) => {
    const { address } = await readyContest(server.url)
    await startAs(page, 'admin@parket.test')
    await page.evaluate((value) => localStorage.setItem('parket.theme', value), theme)
    await page.goto(`${address}rounds`)
    await startRound(page)
    for (const route of ['', 'rounds', 'marks', 'paper']) {
      await page.goto(`${address}${route}`)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.setViewportSize({ width, height: 900 })
      await expectSound(page, route)
    }
  })
}
