import { unwrap } from '@parket/api-client/problem'
import { ApiProblem } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { openApi } from './support/api.ts'
import { CUP, PASSWORD, SPRING } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { fillLogin, logIn, openLoginDialog } from './support/login.ts'
import { expect, test } from './support/test.ts'

const ADMIN = { email: 'admin@parket.test', name: 'Заречная Ирина' }

function accountButton(page: Page) {
  return page.getByRole('button', { name: `Личный кабинет: ${ADMIN.name}` })
}

function visitorButton(page: Page) {
  return page.getByRole('button', { name: 'Вход и регистрация' })
}

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('parket.token'))
}

test('a wrong password is told and stays told, the e-mail stays typed; the right one logs in', async ({
  page,
}) => {
  await page.goto('/')
  const form = await openLoginDialog(page)
  await form.email.fill(ADMIN.email)
  await form.password.fill('wrong-password')
  await form.submit.click()
  const message = form.dialog.getByRole('alert')
  await expect(message).toContainText('Неверный email или пароль.')
  await expect(form.email).toHaveValue(ADMIN.email)

  await form.password.fill(PASSWORD)
  await expect(message).toBeVisible()
  await form.password.press('Enter')
  await expect(form.dialog).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

test('the password can be shown, and hidden again', async ({ page }) => {
  await page.goto('/')
  const form = await openLoginDialog(page)
  await form.password.fill('look at me')
  await form.dialog.getByRole('button', { name: 'Показать пароль' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await form.dialog.getByRole('button', { name: 'Скрыть пароль' }).click()
  await expect(form.password).toHaveAttribute('type', 'password')
  await expect(form.password).toHaveValue('look at me')
})

test('the dialog is closed by Escape, and the focus is back where it was', async ({ page }) => {
  await page.goto('/')
  const { dialog } = await openLoginDialog(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectFocused(visitorButton(page))
})

test('an administrator sees their section and account; a reload does not log them out', async ({
  page,
}) => {
  await page.goto('/')
  const sections = page.getByRole('navigation', { name: 'Главное меню' })
  const section = sections.getByRole('list', { name: 'Администратор' })
  await expect(section).toHaveCount(0)
  await logIn(page, ADMIN.email)
  await expect(section.getByRole('link')).toHaveText(['Турниры', 'Команды', 'Адм. рейтинг'])

  await page.reload()
  await expect(section.getByRole('link')).toHaveCount(3)
  await accountButton(page).click()
  await expect(page.getByText(ADMIN.email)).toBeVisible()
  for (const name of ['Профиль', 'Мои турниры', 'Мои регистрации', 'Мой рейтинг']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('logging out leads home, forgets the session, and its token is worth nothing', async ({
  page,
  server,
}) => {
  await page.goto('/events/?filter=past')
  await logIn(page, ADMIN.email)
  const token = await storedToken(page)
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/')
  await expect(visitorButton(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()

  const call = unwrap(openApi(server.url, token).GET('/api/admin/events'))
  await expect(call).rejects.toThrow(ApiProblem)
  await expect(call).rejects.toMatchObject({ status: 401 })
})

test('logging out keeps the team whose pages one is on', async ({ page }) => {
  await page.goto(`/?ds=${SPRING.domain}`)
  await logIn(page, 'admin@vesna.test')
  await page.getByRole('button', { name: /^Личный кабинет: / }).click()
  await page.getByRole('button', { name: 'Выход' }).click()
  await expect(visitorButton(page)).toBeVisible()
  await expect(page).toHaveURL(`/?ds=${SPRING.domain}`)
})

test('a session that ended elsewhere is cleared: the page goes on as a visitor’s', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await logIn(page, ADMIN.email)
  const elsewhere = openApi(server.url, await storedToken(page))
  await unwrap(elsewhere.POST('/api/logout'))

  await page.goto('/events/')
  await expect(visitorButton(page)).toBeVisible()
  await expect.poll(() => storedToken(page)).toBeNull()
})

/** The login is no longer worth anything, as after an end of all sessions elsewhere. */
async function loseLogin(page: Page, server: { url: string }): Promise<void> {
  await unwrap(openApi(server.url, await storedToken(page)).POST('/api/logout'))
}

test('a login that runs out is asked for over the page: what is typed stays and can be saved', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await logIn(page, 'dancer@parket.test')
  await page.goto('/profile/profile')
  const city = page.getByLabel('Город')
  const before = await city.inputValue()
  const save = page.getByRole('button', { name: 'Сохранить', exact: true })
  await city.fill('Углич')
  await loseLogin(page, server)
  await save.click()
  await fillLogin(page, 'dancer@parket.test')
  await expect(city).toHaveValue('Углич')
  await save.click()
  await expect(page.getByText('Данные сохранены.')).toBeVisible()
  await city.fill(before)
  await save.click()
  await expect(page.getByText('Данные сохранены.')).toBeVisible()
})

test('who then does not log in keeps what is typed; the next page is a visitor’s', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await logIn(page, 'dancer@parket.test')
  await page.goto('/profile/profile')
  const city = page.getByLabel('Город')
  await city.fill('Углич')
  await loseLogin(page, server)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(city).toHaveValue('Углич')
  await expect(visitorButton(page)).toBeVisible()

  await page.getByRole('link', { name: 'Рейтинг', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти' }).click()
  await expect(page).toHaveURL(/\/rating$/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(city).toHaveCount(0)
})

test('logging in on a page that the server made fetches it anew, as who has logged in', async ({
  page,
}) => {
  await page.goto(CUP.page)
  await expect(page.getByRole('heading', { level: 1, name: CUP.name })).toBeVisible()
  const fetched = page.waitForRequest((request) => request.url().endsWith(`/api/events/${CUP.id}`))
  await logIn(page, ADMIN.email)
  expect((await fetched).headers()['authorization']).toMatch(/^Bearer /)
  await expect(page.getByRole('heading', { level: 1, name: CUP.name })).toBeVisible()
})
