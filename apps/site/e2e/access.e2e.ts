import { CUP } from './support/demo.ts'
import { fillLogin, logIn, startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('a visitor who opens a page of the organisers is sent home', async ({ page }) => {
  for (const address of ['/admin/events/', CUP.registrations]) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Паркет' })).toBeVisible()
  }
})

test('a visitor sent home can log in there, and goes on to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/admin/events/?q=Кубок')
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog).toBeVisible()
  await fillLogin(page, 'admin@parket.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
  await expect(page.getByLabel('Название')).toHaveValue('Кубок')

  await page.getByRole('button', { name: /^Личный кабинет: / }).click()
  await page.getByRole('button', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a dancer is sent home as well, told why, and offered no way there', async ({ page }) => {
  await page.goto('/')
  await logIn(page, 'dancer@parket.test')
  await expect(page.getByRole('list', { name: 'Администратор' })).toHaveCount(0)
  for (const address of ['/admin/events/', CUP.registrations]) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText(
      'этот раздел недоступен',
    )
  }
})

test('staff of one event sees that event and no other', async ({ page }) => {
  await startAs(page, 'staff@parket.test')
  await page.goto('/admin/events/')
  const rows = page.getByRole('grid', { name: 'Турниры' }).getByRole('rowheader')
  await expect(rows).toHaveText([CUP.name])
  await page.getByRole('link', { name: `Открыть регистрации турнира «${CUP.name}»` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрации' })).toBeVisible()
  await expect(page.getByLabel('Поиск')).toBeVisible()

  await page.goto('/admin/events/2/registrations/')
  await expect(page).toHaveURL('/')
})

test('an administrator of one team has no rights on the pages of another', async ({ page }) => {
  await page.goto('/?ds=vesna.localhost')
  await logIn(page, 'admin@parket.test')
  await page.goto('/admin/events/?ds=vesna.localhost')
  await expect(page).toHaveURL('/?ds=vesna.localhost')
})

test('the registrations of another team’s event are not found', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/5/registrations/')
  await expect(page.getByText('Турнир не найден')).toBeVisible()
})
