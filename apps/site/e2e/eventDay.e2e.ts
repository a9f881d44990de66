import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

const DAY = '/admin/events/4/day'

test.beforeEach(async ({ page }) => {
  await startAs(page, 'admin@parket.test')
})

test('what is on a floor is ended by one press, and the press is taken back', async ({ page }) => {
  await page.goto(DAY)
  const floor = page.getByRole('region', { name: /^Площадка/ })
  const current = floor.getByRole('heading', { level: 2 })
  const before = await current.innerText()
  await floor.getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByText('Отмечено: закончилось.')).toBeVisible()
  await expect(current).not.toHaveText(before)
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(current).toHaveText(before)
})

test('rounds are prepared together after a preview of what stands, and go back together', async ({
  page,
}) => {
  await page.goto(DAY)
  const rows = page.getByRole('grid', { name: 'Туры дня' })
  const state = rows.getByRole('row', { name: /^.*12\sСоло, взрослые/ })
  await expect(state).toContainText('не закреплён')
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click()
  await page.getByRole('button', { name: /^Подготовить 1 из/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Подготовить туры' })
  await expect(dialog.getByText('Стоят 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Составить и закрепить' }).click()
  await expect(page.getByText(/Составлено и закреплено: 1\sтур\. Стоят 3\./)).toBeVisible()
  await expect(state).toContainText('готов')
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(state).toContainText('не закреплён')
})

test('while the event runs its day is the first of its pages', async ({ page }) => {
  await page.goto('/admin/events/4/')
  await expect(
    page.getByRole('navigation', { name: 'Турнир' }).getByRole('link').first(),
  ).toHaveText('День')
})
