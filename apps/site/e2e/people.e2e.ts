import { unwrap } from '@parket/api-client/problem'
import { TOTP } from 'otpauth'
import { logInAs, openAccount } from './support/account.ts'
import { faultsOf } from './support/axe.ts'
import { CUP, PASSWORD } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { openLoginDialog, startAs } from './support/login.ts'
import { letterTo, lettersTo } from './support/mail.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const TEAM = 1

/** Opens a confirmed account by the letter that its invitation leads to. */
async function confirm(url: string, dataDir: string, email: string): Promise<void> {
  const token = async () =>
    (await lettersTo(dataDir, email)).flatMap(
      ({ text = '' }) => /\/verify-email\/([^\s"<>]+)/.exec(text)?.[1] ?? [],
    )[0]
  await expect.poll(token).toBeDefined()
  const api = await logInAs(url, email)
  await unwrap(api.api.POST('/api/verify-email', { body: { token: (await token()) ?? '' } }))
}

test('somebody is invited to a team by mail, confirms the address, and has the role until it is taken', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/teams/${TEAM}/users`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByRole('combobox', { name: 'Роль', exact: true }).selectOption('Администратор')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const open = page.getByRole('region', { name: 'Приглашения' })
  await expect(open).toContainText(person.email)
  expect(await faultsOf(page)).toEqual([])
  const letter = await letterTo(server.dataDir, person.email)
  expect(letter.text).toContain('/profile/register')

  await openAccount(server.url, person)
  await page.reload()
  // The address is not confirmed yet: no role.
  await expect(open).toContainText(person.email)
  await confirm(server.url, server.dataDir, person.email)
  await page.reload()
  const role = page.getByRole('combobox', { name: `Роль: ${nameOf(person)}` })
  await expect(role).toHaveValue('admin')
  await expect(open).toBeHidden()

  await role.selectOption('Менеджер')
  await expect(page.getByText(`Роль изменена: ${nameOf(person)}`)).toBeVisible()
  await page.getByRole('button', { name: `Убрать: ${nameOf(person)}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click()
  await expect(role).toBeHidden()
})

test('an event gives a role of its own, up to manager by an admin; an invitation is withdrawn', async ({
  page,
}) => {
  const person = makePerson()
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/staff`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('not an address')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  await expectFocused(page.getByRole('alert'))
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await expect(page.getByRole('combobox', { name: 'Роль', exact: true })).toHaveText('Менеджер')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  await page.getByRole('button', { name: `Отозвать: ${person.email}` }).click()
  await expect(page.getByRole('button', { name: `Отозвать: ${person.email}` })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
})

test('a second factor is set up by its key and asked for at login, other devices are logged out, and a recovery code does instead', async ({
  page,
  browser,
  server,
}) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await confirm(server.url, server.dataDir, person.email)
  // Logged in before there is a second factor: this device has never given a code.
  const other = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' })
  const elsewhere = await other.newPage()
  await startAs(elsewhere, person.email)
  await startAs(page, person.email)
  await page.goto('/profile/profile?part=login')
  await page.locator('#factor-begin-password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Включить' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret })
  await page.getByLabel('Код из приложения').fill(totp.generate())
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Второй фактор включён')).toBeVisible()
  const [first = ''] = await page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/ })
    .allInnerTexts()

  // A device that never gave a code is logged out: what it opened is a visitor's.
  await elsewhere.goto('/my-registrations')
  await expect(elsewhere.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  await other.close()

  // At login the password is not enough; a recovery code does instead.
  await page.getByRole('button', { name: /^Личный кабинет: / }).click()
  await page.getByRole('button', { name: 'Выход' }).click()
  await openLoginDialog(page)
  const login = page.getByRole('dialog', { name: 'Вход' })
  await login.getByLabel('Email').fill(person.email)
  await login.getByLabel(/^Пароль/).fill(PASSWORD)
  await login.getByRole('button', { name: 'Войти' }).click()
  await login.getByLabel('Код из приложения').fill('0000-0000-0000-0000')
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(login.getByRole('alert')).toContainText('Неверный код')
  await login.getByLabel('Код из приложения').fill(first)
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('button', { name: /^Личный кабинет: / })).toBeVisible()
})
