import type { Page } from '@playwright/test'
import { createContest, registerByApi } from './support/api.ts'
import { faultsOf } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const pages: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ['/my-events', 'Мои события'],
  ['/admin/teams/', 'Команды'],
  ['/admin/teams/?team=2', 'Команды'],
  ['/admin/teams/1/users', /^Участники команды/],
  ['/admin/users', 'Пользователи'],
  ['/admin/judges', 'Судьи'],
  ['/admin/judges?judge=new', 'Судьи'],
  ['/admin/history', 'История'],
  // The league of the demo has a timetable.
  ['/admin/events/4/sessions/', 'Отделения'],
  ['/admin/events/4/sessions/5/', 'Отделения'],
  [`/admin/events/${CUP.id}/registrations/new`, /^Анкета с\sбумаги/],
  [`/admin/events/${CUP.id}/registrations/print`, /^Печать номеров/],
  [`/admin/events/${CUP.id}/registrations/import`, /^Заявки из\sтаблицы/],
  [`/admin/events/${CUP.id}/registrations/duplicates`, 'Похожие заявки'],
  [`/admin/events/${CUP.id}/payments/`, 'Платежи'],
  [`/admin/events/${CUP.id}/payments/?show=closing`, 'Платежи'],
  [`/admin/events/${CUP.id}/rating`, 'Рейтинг'],
  ['/admin/rating', 'Рейтинг команды'],
  ['/admin/rating?part=schemes', 'Рейтинг команды'],
  ['/admin/events/4/', 'Обзор'],
  [`/admin/events/${CUP.id}/staff`, 'Сотрудники'],
  [`/admin/events/${CUP.id}/judges/`, 'Судьи'],
  [`/admin/events/${CUP.id}/stations`, 'Станции'],
  [`/admin/events/${CUP.id}/history`, 'История'],
]

/** The calls that are refused while a page is used; what else the console says fails every walk. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`)
  })
  return refusals
}

for (const width of isFull ? [320, 1280] : [320]) {
  test(`pages of the office open at ${width} px without an error, an axe violation or a sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 })
    await startAs(page, 'super@parket.test')
    const refusals = refusalsOf(page)
    for (const [address, heading] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(/^Загружаем/)).toHaveCount(0)
      expect.soft(await faultsOf(page), address).toEqual([])
      // A link within a link is one place to press and two for whoever listens.
      await expect.soft(page.locator('a a'), address).toHaveCount(0)
    }
    expect(refusals).toEqual([])
  })
}

test('a change of an event is told in its history and taken back there', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/judges/`)
  await page.getByRole('button', { name: 'Судья', exact: true }).click()
  await page.getByRole('button', { name: /^Нет в справочнике/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Судья своей команды' })
  await dialog.getByLabel('Фамилия').fill('Новосёлова')
  await dialog.getByLabel('Имя').fill('Ольга')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Новосёлова Ольга' })
  await expect(row).toBeVisible()

  await page.goto(`/admin/events/${CUP.id}/history`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Введён судья своей команды' }).first()
  await entry.getByRole('button', { name: /^Вернуть как было/ }).click()
  await expect(page.getByText('Возвращено как было').first()).toBeVisible()
  await page.goto(`/admin/events/${CUP.id}/judges/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Судьи' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a judge who was removed comes back with the letter', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/judges/`)
  await page.getByRole('button', { name: 'Судья', exact: true }).click()
  await page.getByRole('button', { name: /^Нет в справочнике/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Судья своей команды' })
  await dialog.getByLabel('Фамилия').fill('Громова')
  await dialog.getByLabel('Имя').fill('Вера')
  await dialog.getByLabel('Буква').fill('Q')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const row = page.getByRole('listitem').filter({ hasText: /Q\s*Громова Вера/ })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Убрать: Громова Вера' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(row).toBeVisible()
})

test('an entry of a contest with roles is added with its role, by who finds it', async ({
  page,
  server,
}) => {
  const { groupNum } = await createContest(server.url, 5, { jnj_role_split: true })
  const other = await createContest(server.url, 5)
  const person = makePerson()
  await registerByApi(server.url, person, other.groupNum)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/groups/${groupNum}/reg-list`)
  const dialog = page.getByRole('dialog', { name: 'Добавить в номинацию' })
  const name = new RegExp(`${person.last_name} ${person.first_name}`)
  const find = async () => {
    await page.getByRole('button', { name: 'Участие', exact: true }).click()
    await dialog.getByRole('searchbox').fill(person.last_name)
  }
  await find()
  await dialog.getByRole('radio', { name }).check()
  await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeDisabled()
  await dialog.getByLabel(/^Роль/).selectOption({ label: 'Ведомый' })
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect(page.getByRole('row', { name }).getByText('Ведомый')).toBeVisible()

  await find()
  await expect(dialog.getByRole('radio', { name })).toBeDisabled()
})

test('a club pays once for two registrations, and the books of the event balance', async ({
  page,
  server,
}) => {
  const { groupNum } = await createContest(server.url, 5)
  const one = makePerson()
  await registerByApi(server.url, one, groupNum)
  const other = { ...makePerson(), last_name: one.last_name, first_name: 'Вера' }
  await registerByApi(server.url, other, groupNum)

  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/payments/?q=${encodeURIComponent(one.last_name)}`)
  // The rows of a table that is loading stand for nothing yet.
  await expect(page.getByText(/^2\sзаявки, начислено/)).toBeVisible()
  await page.getByRole('checkbox', { name: /Выбрать все/ }).click()
  await page.getByRole('button', { name: 'Принять одну оплату' }).click()
  const dialog = page.getByRole('dialog', { name: 'Одна оплата за несколько заявок' })
  await dialog.getByLabel('Чек или номер перевода').fill('Платёж 77')
  await dialog.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято .* за 2\s+заявки\.$/)).toBeVisible()
  await page.getByText('Сверка', { exact: true }).click()
  await expect(page.getByText(/^Сходится/)).toBeVisible()

  // All that fit the search are withdrawn at once, and all come back.
  await page.goto(`${CUP.registrations}?q=${encodeURIComponent(one.last_name)}`)
  await page.getByRole('button', { name: 'Изменить отбор' }).click()
  const bulk = page.getByRole('dialog', { name: 'Изменить много заявок сразу' })
  await bulk.getByLabel('Что сделать').selectOption('Снять с номинации')
  await bulk.getByRole('button', { name: 'Показать, что изменится' }).click()
  await bulk.getByRole('button', { name: /^Изменить 2/ }).click()
  await expect(page.getByText('Писем никто не\u00A0получил.')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText('Возвращено как было.')).toBeVisible()
})
