import { createContest } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('from nothing to an open event with a grid of contests', async ({ page }) => {
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/')
  await page.getByRole('button', { name: 'Турнир', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый турнир' })
  await dialog.getByRole('button', { name: 'Создать черновик' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Название: заполните поле')
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Кубок ночной')
  await dialog.getByRole('textbox', { name: 'Первый день' }).fill('19.02.2028')
  await dialog.getByRole('textbox', { name: 'Последний день' }).fill('20.02.2028')
  await dialog.getByRole('textbox', { name: 'Город' }).fill('Тверь')
  await dialog.getByRole('button', { name: 'Создать черновик' }).click()

  // The settings of the new event say what is missing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройка')
  await expect(page.getByText('Откройте приём хотя бы в одну номинацию')).toBeVisible()
  await page.getByRole('textbox', { name: 'Место проведения' }).fill('ДК «Паркет»')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()

  const pages = page.getByRole('navigation', { name: 'Страницы турнира' })
  await pages.getByRole('link', { name: 'Номинации' }).click()
  await page.getByRole('button', { name: 'Ещё', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Создать сеткой…' }).click()
  const grid = page.getByRole('dialog', { name: 'Сетка номинаций' })
  await grid.getByRole('combobox', { name: 'Секции' }).fill('Oriental, Folk, Show,')
  await grid.getByRole('combobox', { name: 'Составы' }).fill('Соло, Дуэты,')
  await grid.getByRole('combobox', { name: 'Возрасты' }).fill('Дети 7–9, Взрослые 18+,')
  await grid.getByRole('button', { name: /^Создать 12/ }).click()
  await expect(page.getByText('Создано: 12')).toBeVisible()

  await page.getByRole('checkbox', { name: /Выбрать все/ }).click()
  await page.getByRole('button', { name: 'Открыть приём' }).click()
  await expect(page.getByText(/теперь «Приём заявок»/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText('Возвращено как было.')).toBeVisible()
  await page.getByRole('button', { name: 'Открыть приём' }).click()
  await expect(page.getByText(/теперь «Приём заявок»/)).toBeVisible()

  await pages.getByRole('link', { name: 'Настройка' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('button', { name: 'Снять с публикации' })).toBeVisible()
  await page.getByRole('link', { name: 'Страница турнира' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кубок ночной')
})

test('a contest is changed beside its list, and a wrong field is named', async ({
  page,
  server,
}) => {
  const { groupNum, name } = await createContest(server.url, 5)
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/1/groups/')
  await page.getByRole('searchbox', { name: 'Номер или название' }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  // By its number: its name is changed here.
  const record = page.getByRole('region', { name: new RegExp(`^${groupNum}\\.`) })
  // Who works by keyboard goes on where the record was opened.
  await record.getByRole('button', { name: 'Закрыть номинацию' }).press('Enter')
  await expect(record).toHaveCount(0)
  await expect(page.getByRole('row', { name }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await record.getByRole('textbox', { name: 'Название' }).fill('')
  // It saves itself: what is wrong stays at its field, the rest is stored.
  await record.getByRole('textbox', { name: 'Мест' }).fill('31')
  await page.keyboard.press('Tab')
  await expect(record.getByText('Заполните поле')).toBeVisible()
  await expect(record.getByRole('button', { name: 'Вернуть число мест' })).toBeVisible()
  await record.getByRole('textbox', { name: 'Название' }).fill('Дуэты и пары')
  await page.keyboard.press('Tab')
  await expect(record.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
})

test('a points scheme is tried, saved, and gives everybody a rating whose points open', async ({
  page,
}) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/rating?part=schemes')
  await page.getByRole('button', { name: 'Схема', exact: true }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill('По числу участников')
  await page.getByRole('textbox', { name: 'Действует с' }).fill('01.01.2040')
  await page.getByText('По формуле').click()
  await expect(page.getByText('Очки = участники − место + 1')).toBeVisible()
  await page.getByRole('button', { name: /^Сравнить/ }).click()
  await expect(page.getByText(/^Если считать по\sэтой схеме/)).toBeVisible()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByRole('link', { name: 'По числу участников' })).toBeVisible()

  await page.goto('/admin/rating')
  await expect(page.getByRole('table', { name: 'Рейтинг' })).toBeVisible()
  await page.goto('/admin/events/2/rating')
  await expect(page.getByText(/^Схема «Рейтинг Паркета»/)).toBeVisible()

  await page.goto('/rating')
  await page.getByRole('table', { name: 'Рейтинг' }).getByRole('link').first().click()
  await expect(page.getByText(/ступень \d+–\d+/).first()).toBeVisible()
  const points = page.getByRole('table', { name: 'Очки по турнирам' })
  await points.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/events\/2\/results\/\d+$/)
})

test('no style block that the components bring is refused by the page’s policy', async ({
  page,
}) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/1/groups/11/edit')
  await expect(page.getByRole('region', { name: /^11\./ })).toBeVisible()
  await expect
    .poll(() => page.locator('head style').allTextContents())
    .toContainEqual(expect.stringContaining('data-react-aria-pressable'))
})

/** Both themes and both ends of the widths; the states of each screen are looked at in its stories. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const

const routes = ['/admin/events/', '/admin/events/1/edit']

for (const { theme, width } of isFull ? looks : looks.slice(1)) {
  test(`the office opens at ${width} px, ${theme}`, async ({ page }) => {
    await startAs(page, 'admin@parket.test')
    await page.evaluate((value) => localStorage.setItem('parket.theme', value), theme)
    for (const route of routes) {
      await page.goto(route)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.setViewportSize({ width, height: 900 })
      await expectSound(page, route)
    }
  })
}
