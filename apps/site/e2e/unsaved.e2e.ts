import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('a page with something unsaved is left only when one says so: by a link and by Back', async ({
  page,
}) => {
  await startAs(page, 'dancer@parket.test')
  await page.goto('/')
  await page.goto('/search-dancer')
  await page.getByRole('button', { name: /^Личный кабинет/ }).click()
  await page.getByRole('link', { name: 'Профиль', exact: true }).click()
  const city = page.getByLabel('Город')
  await city.fill('Углич')

  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' })
  await page.getByRole('link', { name: 'Персональные данные' }).click()
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(city).toHaveValue('Углич')

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/profile/profile')
  await expect(city).toHaveValue('Углич')
  await question.getByRole('button', { name: 'Уйти' }).click()
  await expect(page).toHaveURL('/search-dancer')
  await expect(page.getByRole('heading', { level: 1, name: 'Поиск танцора' })).toBeVisible()

  // It was a step back: the next one leads to the page before, not to the form again.
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a form that was saved is left without a question', async ({ page }) => {
  await startAs(page, 'dancer@parket.test')
  await page.goto('/profile/profile')
  const city = page.getByLabel('Город')
  const before = await city.inputValue()
  await city.fill('Углич')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Данные сохранены.')).toBeVisible()
  await page.getByRole('link', { name: 'Персональные данные' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goto('/profile/profile')
  await expect(city).toHaveValue('Углич')
  await city.fill(before)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Данные сохранены.')).toBeVisible()
})
