import type { Page } from '@playwright/test'
import { createContest, registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('two organisers edit one contest at once: nobody’s text is lost', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const { groupNum } = await createContest(server.url, 5)
  const address = `/admin/events/1/groups/${groupNum}/edit`
  const name = (on: Page) => on.getByRole('textbox', { name: 'Название' })
  // The list beside it is filtered by section.
  const section = (on: Page) =>
    on.getByRole('region', { name: /^\d+\. / }).getByRole('combobox', { name: 'Секция' })
  await startAs(page, 'admin@parket.test')
  await page.goto(address)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await startAs(other, 'supervisor@parket.test')
  await other.goto(address)

  await name(other).fill('Соло, Folk')
  await other.getByRole('combobox', { name: 'Уровень' }).fill('Профи')
  await other.getByRole('textbox', { name: 'Мест' }).fill('7')
  await other.keyboard.press('Tab')
  await expect(other.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()

  await name(page).fill('Соло, фольклор')
  await section(page).fill('Фольклор')
  // Both texts of the field that both changed; what one of them changed is simply taken.
  await expect(page.getByRole('radio', { name: 'Сохранённый вариант: Соло, Folk' })).toBeVisible()
  await page.getByRole('radio', { name: 'Ваш вариант: Соло, фольклор' }).check()
  await page.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(name(page)).toHaveValue('Соло, фольклор')
  await expect(page.getByRole('combobox', { name: 'Уровень' })).toHaveValue('Профи')
  await expect(section(page)).toHaveValue('Фольклор')
  await expect(page.getByRole('textbox', { name: 'Мест' })).toHaveValue('7')
  await context.close()
})

/** A draft of one's own, with no contests, and its list of them open. */
async function openNewEvent(page: Page, name: string) {
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/')
  await page.getByRole('button', { name: 'Турнир', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый турнир' })
  await dialog.getByRole('textbox', { name: 'Название' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Первый день' }).fill('19.02.2028')
  await dialog.getByRole('textbox', { name: 'Последний день' }).fill('20.02.2028')
  await dialog.getByRole('textbox', { name: 'Город' }).fill('Тверь')
  await dialog.getByRole('button', { name: 'Создать черновик' }).click()
  const pages = page.getByRole('navigation', { name: 'Страницы турнира' })
  await pages.getByRole('link', { name: 'Номинации' }).click()
}

async function chooseFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

const csv = (lines: string[]) => ({
  name: 'номинации.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Номер;Название;Секция;Танцы;Цена', ...lines].join('\r\n')),
})

test('contests come from a table: faults first, then all at once, and back again', async ({
  page,
}) => {
  await openNewEvent(page, 'Кубок из таблицы')
  await chooseFromMenu(page, 'Загрузить таблицу…')
  const dialog = page.getByRole('dialog', { name: 'Номинации из таблицы' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(csv(['1;Соло;Folk;Folk;1200', '2;Дуэты;Folk;;дорого']))
  await expect(dialog.getByText(/^Строка 3, «Цена»/)).toBeVisible()
  await expect(dialog.getByText(/^Строка 3, «Танцы»/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Записать' })).toBeDisabled()

  await file.setInputFiles(csv(['1;Соло;Folk;Folk;1200', '2;Дуэты;Folk;Folk;1000']))
  await expect(dialog.getByText('Новых: 2, изменится: 0, без изменений: 0.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Записать 2 номинации' }).click()
  await expect(page.getByText('Из таблицы записано: 2 номинации.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Дуэты', exact: true })).toBeVisible()

  // The same file once more changes nothing.
  await chooseFromMenu(page, 'Загрузить таблицу…')
  await file.setInputFiles(csv(['1;Соло;Folk;Folk;1200', '2;Дуэты;Folk;Folk;1000']))
  await expect(dialog.getByText('Всё уже так, как в таблице.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Отмена' }).click()

  const download = page.waitForEvent('download')
  await chooseFromMenu(page, 'Выгрузить в XLSX')
  expect((await download).suggestedFilename()).toMatch(/^contests-\d+-.*\.xlsx$/)

  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText('Возвращено как было.')).toBeVisible()
  await expect(page.getByText('Номинаций пока нет')).toBeVisible()
})

test('contests are put in order by keyboard, with numbers that follow, and one undo', async ({
  page,
}) => {
  await openNewEvent(page, 'Кубок по порядку')
  await chooseFromMenu(page, 'Загрузить таблицу…')
  const table = page.getByRole('dialog', { name: 'Номинации из таблицы' })
  const lines = ['11;Первая;;Folk;0', '12;Вторая;;Folk;0', '13;Третья;;Folk;0']
  await table.locator('input[type=file]').setInputFiles(csv(lines))
  await table.getByRole('button', { name: 'Записать 3 номинации' }).click()

  const names = () =>
    page
      .getByRole('grid')
      .getByRole('link', { name: /ая$|ья$/ })
      .allTextContents()
  await expect.poll(names).toEqual(['Первая', 'Вторая', 'Третья'])
  await chooseFromMenu(page, 'Порядок и номера…')
  const order = page.getByRole('dialog', { name: 'Порядок и номера' })
  await order.getByRole('button', { name: 'Выше: Третья' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await order.getByText('Номера по порядку списка').click()
  await expect(order.getByText('13, станет 11')).toBeVisible()
  await expectSound(page, 'the order of contests')
  await order.getByRole('button', { name: 'Сохранить порядок' }).click()
  await expect(page.getByText('Порядок номинаций сохранён.')).toBeVisible()
  await expect.poll(names).toEqual(['Третья', 'Первая', 'Вторая'])
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(names).toEqual(['Первая', 'Вторая', 'Третья'])
})

test('the mass edit has an address of its own, and changes a section', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/1/groups/13/mass-edit')
  const dialog = page.getByRole('dialog', { name: /^Изменить \d/ })
  await dialog.getByRole('checkbox', { name: 'Участий не меньше' }).click()
  await expect(dialog.getByText('Так уже у всех')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Участий не меньше/ }).fill('4')
  await expect(dialog.getByText(/^Изменится в \d+: сейчас не указано$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Изменить \d/ }).click()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText('Возвращено как было.')).toBeVisible()
})

test('an entry is moved to another contest and back', async ({ page, server }) => {
  const from = await createContest(server.url, 2)
  const to = await createContest(server.url, 2)
  await registerByApi(server.url, makePerson(), from.groupNum)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/1/groups/${from.groupNum}/reg-list`)
  const rows = page.getByRole('grid', { name: 'Участия: участвуют' })
  await rows
    .getByRole('button', { name: /^Перенести/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Перенести в другую номинацию' })
  const option = dialog.getByRole('option', { name: new RegExp(`^${to.groupNum}\\.`) })
  await dialog.getByLabel(/^Куда/).selectOption(await option.getAttribute('value'))
  await expect(dialog.getByRole('list', { name: 'Что изменится' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Перенести' }).click()
  await expect(page.getByText(/^Участие перенесено: /)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText(/^Возвращено как было\.|^Участие возвращено/)).toBeVisible()
})

test('contests are put in order by dragging, and a drag that is given up moves nothing', async ({
  page,
}) => {
  await openNewEvent(page, 'Кубок мышью')
  await chooseFromMenu(page, 'Загрузить таблицу…')
  const table = page.getByRole('dialog', { name: 'Номинации из таблицы' })
  const lines = ['1;Первая;;Folk;0', '2;Вторая;;Folk;0', '3;Третья;;Folk;0']
  await table.locator('input[type=file]').setInputFiles(csv(lines))
  await table.getByRole('button', { name: 'Записать 3 номинации' }).click()
  await expect(table).toBeHidden()
  await expect(page.getByText('Третья').first()).toBeVisible()

  await chooseFromMenu(page, 'Порядок и номера…')
  const order = page.getByRole('dialog', { name: 'Порядок и номера' })
  const rows = order.getByRole('listitem').filter({ hasText: /ая$|ья$/ })
  const place = (name: string) => rows.filter({ hasText: name }).getByText(name)
  await place('Третья').dragTo(order.getByRole('heading'))
  await expect(order.getByRole('button', { name: 'Сохранить порядок' })).toBeDisabled()
  await place('Третья').dragTo(place('Первая'))
  await expect(rows).toHaveText([/Третья$/, /Первая$/, /Вторая$/])
  await order.getByRole('button', { name: 'Сохранить порядок' }).click()
  await expect(page.getByText('Порядок номинаций сохранён.')).toBeVisible()
})

test('a status that one contest cannot take is given to none, and the reason is told', async ({
  page,
}) => {
  await openNewEvent(page, 'Кубок с отменой')
  await chooseFromMenu(page, 'Загрузить таблицу…')
  const table = page.getByRole('dialog', { name: 'Номинации из таблицы' })
  await table.locator('input[type=file]').setInputFiles(csv(['1;Соло;;Folk;0', '2;Дуэты;;Folk;0']))
  await table.getByRole('button', { name: 'Записать 2 номинации' }).click()

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const withSelected = async (name: string) => {
    await page.getByRole('button', { name: 'Ещё с выбранными' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await row('Дуэты').getByRole('checkbox').click()
  await withSelected('Отменить')
  await expect(row('Дуэты').getByText('Отменена')).toBeVisible()
  await row('Соло').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Открыть приём' }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Ни одна номинация не изменена')
  await expect(refusal).toContainText(/2\.\sДуэты: /)
  await expect(row('Соло').getByText('Черновик')).toBeVisible()

  // A step back is asked about.
  await row('Дуэты').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Открыть приём' }).click()
  await expect(row('Соло').getByText('Приём заявок')).toBeVisible()
  await withSelected('Вернуть в черновики')
  const question = page.getByRole('alertdialog', { name: 'Вернуть на шаг назад?' })
  await expect(question).toContainText('1 номинация: снова «Черновик»')
  await question.getByRole('button', { name: 'Вернуть' }).click()
  await expect(row('Соло').getByText('Черновик')).toBeVisible()
})

test('contests without entries are deleted together, and one press brings them back', async ({
  page,
}) => {
  await openNewEvent(page, 'Кубок лишних номинаций')
  await chooseFromMenu(page, 'Загрузить таблицу…')
  const table = page.getByRole('dialog', { name: 'Номинации из таблицы' })
  await table.locator('input[type=file]').setInputFiles(csv(['1;Соло;;Folk;0', '2;Дуэты;;Folk;0']))
  await table.getByRole('button', { name: 'Записать 2 номинации' }).click()

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Соло').getByRole('checkbox').click()
  // The keys of the rows go on from where the mouse was.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Ещё с выбранными' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expect(page.getByText('Удалено: 2\u00A0номинации.')).toBeVisible()
  await expect(page.getByText('Номинаций пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(row('Соло')).toBeVisible()
  await expect(row('Дуэты')).toBeVisible()

  await page.goto(`${page.url().replace(/\?.*$/, '')}999/edit`)
  await expect(page.getByText('Номинации №\u00A0999 нет')).toBeVisible()
})
