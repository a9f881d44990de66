import type { Locator, Page } from '@playwright/test'
import { logInByApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { logIn, startAs } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The event of the demo that is not published yet. */
const DRAFT = 3

/** Rows of a list's body that are drawn, of a long list those that are seen: the first row is the head. */
function rowsOf(page: Page, caption: string): Locator {
  return page
    .getByRole('grid', { name: caption })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader'),
    })
}

test('the list of events shows drafts too, and finds by name, time and status', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, 'admin@parket.test')
  await page.getByRole('navigation', { name: 'Главное меню' }).getByTitle('Турниры').click()
  const rows = rowsOf(page, 'Турниры')
  await expect(rows).toHaveCount(7)
  await expect(rows.filter({ hasText: 'Зимняя сказка' })).toContainText('Черновик')
  await expect(rows.filter({ hasText: CUP.name })).toContainText('Опубликован')

  await page.getByLabel('Название').fill('бал')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=%D0%B1%D0%B0%D0%BB$/)
  await page.getByRole('button', { name: 'Очистить' }).click()
  await page.getByRole('combobox', { name: 'Статус' }).selectOption('Черновик')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Статус' })).toHaveValue('false')
  await expect(rows).toContainText(['Зимняя сказка'])
})

test('typing into the search on a later page asks once, for what was typed', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(`${CUP.registrations}?page=3`)
  await expect(page.getByLabel('Поиск')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith(`/events/${CUP.id}/registrations`)) return
    asked.push(`${searchParams.get('q') ?? ''} ${searchParams.get('page')}`)
  })
  await page.getByLabel('Поиск').pressSequentially('Ан')
  await expect(page.getByText('Обновляем…')).toBeVisible()
  await expect(page.getByText('Обновляем…')).toBeHidden()
  expect(asked).toEqual(['Ан 1'])
})

test('a picture in the text of a draft is shown to its staff', async ({ page, server }) => {
  const api = await logInByApi(server.url, 'admin@parket.test')
  const info = `![Зал](/api/events/${DRAFT}/files/event-files/banner/download)`
  const saved = await api.PUT('/api/admin/events/{id}', {
    params: { path: { id: DRAFT } },
    body: { info },
  })
  expect(saved.response.status).toBe(200)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/events/${DRAFT}/info`)
  const picture = page.getByRole('img', { name: 'Зал' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the banner of a draft is shown to its staff, and the draft to nobody else', async ({
  page,
}) => {
  const banner = page.getByRole('main').locator('img')
  await page.goto(`/events/${DRAFT}/`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Зимняя сказка')
  await expect(banner).toHaveCount(0)
  await logIn(page, 'admin@parket.test')
  await page.goto(`/events/${DRAFT}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Зимняя сказка')
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('an entry just made is in the list with everything known of it but the PIN', async ({
  page,
  server,
}) => {
  const soloist = makePerson()
  const { regData } = await registerByApi(server.url, soloist, 12)
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/')
  await page.getByRole('link', { name: `Открыть регистрации турнира «${CUP.name}»` }).click()

  // The last of many rows is drawn when one comes to it: it is looked for by name.
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(nameOf(soloist))
  const row = rowsOf(page, 'Регистрации').filter({ hasText: nameOf(soloist) })
  await expect(row).toContainText('Соло, взрослые · Folk')
  await expect(row).toContainText(soloist.city)
  await row.getByRole('button', { name: `${regData.reg_n}, подробнее` }).click()
  const details = page.getByRole('region', { name: `Заявка № ${regData.reg_n}` })
  // The list stays as it is: whoever works by keyboard goes on in it.
  await expectFocused(row.getByRole('button', { name: `${regData.reg_n}, подробнее` }))
  await page.keyboard.press('x')
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  await page.keyboard.press('x')
  await expect(details.getByRole('link', { name: soloist.email })).toHaveAttribute(
    'href',
    `mailto:${soloist.email}`,
  )
  await expect(details).toContainText('согласие дано')
  await expect(details).not.toContainText(regData.pin_code)
  await details.getByRole('button', { name: 'Выслать PIN ещё раз' }).click()
  await expect(details).toContainText(`отправлены на ${soloist.email}`)
  await details.getByText('Записать оплату').click()
  await details.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято 1/)).toBeVisible()
  await expect(row).toContainText('Оплачено')
  await details.getByText('Контакты, клуб и тренер').click()
  await details.getByLabel('Клуб').fill('Ритм')
  await details.getByRole('button', { name: 'Сохранить' }).click()
  await expect(details.getByText('Сохранено').first()).toBeVisible()
  await details.getByRole('button', { name: 'Закрыть заявку' }).click()
  await expect(details).toBeHidden()
  // Beside the record the list keeps name, sum and payment alone.
  await expect(row).toContainText('Ритм')
})

test('search, filters and order live in the address and survive a reload', async ({
  page,
  server,
}) => {
  const one = makePerson()
  const other = { ...makePerson(), last_name: one.last_name }
  const first = await registerByApi(server.url, one, 11)
  const second = await registerByApi(server.url, other, 13)
  await startAs(page, 'admin@parket.test')
  await page.goto(CUP.registrations)
  const rows = rowsOf(page, 'Регистрации')
  const numbers = rows.getByRole('button', { name: /подробнее/ })

  await page.getByLabel('Поиск').fill(one.last_name.toLowerCase())
  const both = [first, second].map(({ regData }) => String(regData.reg_n))
  await expect(numbers).toHaveText(both)
  await page.getByRole('columnheader', { name: '№' }).click()
  await expect(numbers).toHaveText(both.toReversed())
  await page.getByRole('button', { name: 'Ещё фильтры' }).click()
  await page.getByLabel('Номинация').selectOption('11.\u00A0Соло, взрослые · Oriental')
  await expect(numbers).toHaveText(both.slice(0, 1))
  await page.getByLabel('Статус').selectOption('Участвует')

  await page.reload()
  await expect(page.getByLabel('Поиск')).toHaveValue(one.last_name.toLowerCase())
  await expect(page.getByLabel('Номинация')).toHaveValue('11')
  await expect(page.getByLabel('Статус')).toHaveValue('active')
  await expect(page.getByRole('columnheader', { name: '№' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(numbers).toHaveText(both.slice(0, 1))

  await page.getByLabel('Статус').selectOption('Снята')
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(rows.filter({ hasText: nameOf(one) })).toHaveCount(both.length)
})

test('a long list comes by pages that can be linked to', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/2/registrations/')
  const rows = rowsOf(page, 'Регистрации')
  // The head, and fifty rows.
  await expect(page.getByRole('grid', { name: 'Регистрации' })).toHaveAttribute(
    'aria-rowcount',
    '51',
  )
  const first = await rows.first().getByRole('rowheader').innerText()
  await page.getByRole('link', { name: 'Страница 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(rows.first().getByRole('rowheader')).not.toHaveText(first)

  await page.reload()
  await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(rows.first().getByRole('rowheader')).not.toHaveText(first)
})
