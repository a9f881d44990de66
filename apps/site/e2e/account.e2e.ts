import { readFile } from 'node:fs/promises'
import { keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import type { Page } from '@playwright/test'
import { fillNewAccount, logInAs, openAccount, passwordField } from './support/account.ts'
import { registerByApi } from './support/api.ts'
import { CUP, PASSWORD } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { expectFocused } from './support/focus.ts'
import { withFreshServer } from './support/freshServer.ts'
import { fillLogin, logIn, openLoginDialog } from './support/login.ts'
import { lettersTo } from './support/mail.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The link of the newest letter whose address has this part. */
async function linkTo(dataDir: string, address: string, part: string): Promise<string> {
  const pattern = new RegExp(String.raw`https?://[^\s"<>]+/${part}/[^\s"<>]+`)
  const find = async () =>
    (await lettersTo(dataDir, address)).flatMap(({ text = '' }) => pattern.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0)
  const [link] = await find()
  return new URL(link ?? '').pathname
}

test('who opens an account is logged in with it, and proves the address by the letter', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await page.goto('/profile/register')
  await expect(page).toHaveTitle(/Регистрация на сайте/)
  await fillNewAccount(page, person)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()

  await expect(page).toHaveURL('/profile/profile')
  await expect(page.getByLabel('Фамилия')).toHaveValue(person.last_name)
  await expect(page.getByText(/^Учётная запись создана/)).toContainText(person.email)
  await page.goto(await linkTo(server.dataDir, person.email, 'verify-email'))
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible()
  await page.getByRole('link', { name: 'Мой профиль' }).click()
  await expect(page.getByLabel('Фамилия')).toHaveValue(person.last_name)
  await expect(page.getByText('Email не подтверждён')).toBeHidden()
  await page.goto('/profile/register')
  await expect(
    page.getByText('Регистрация доступна только для неавторизованных пользователей.'),
  ).toBeVisible()
})

test('what is wrong stands by the fields, and nothing typed is lost', async ({ page, server }) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/profile/register')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  const summary = page.getByRole('alert')
  await expectFocused(summary)
  await summary.getByRole('link', { name: 'Укажите имя' }).click()
  await expectFocused(page.getByLabel('Имя'))

  await fillNewAccount(page, person)
  for (const field of ['Пароль', 'Пароль ещё раз']) {
    await passwordField(page, field).fill('another-than-theirs')
  }
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  // Whether the address has an account is told to the address alone.
  await expectFocused(page.getByRole('heading', { name: 'Проверьте почту' }))
  const subjects = async () =>
    (await lettersTo(server.dataDir, person.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('У вас уже есть учётная запись')
})

test('a new email wants the password, and counts once its letter was opened', async ({
  page,
  server,
}) => {
  const person = makePerson()
  const email = `new-${person.email}`
  await openAccount(server.url, person)
  await page.goto('/profile/profile?part=login')
  await logIn(page, person.email)
  const password = page.locator('#email-password')
  await page.getByLabel('Новый email').fill(email)
  await password.fill('not-mine-at-all')
  await page.getByRole('button', { name: 'Сменить email' }).click()
  await expect(page.getByRole('alert')).toContainText('Ваш пароль: неверный пароль')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Сменить email' }).click()
  await expect(page.getByText(`Новый адрес ${email} ждёт подтверждения`)).toBeVisible()
  await expect(logInAs(server.url, person.email)).resolves.toBeTruthy()

  await page.goto(await linkTo(server.dataDir, email, 'verify-email'))
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible()
  await expect(logInAs(server.url, email)).resolves.toBeTruthy()
})

test('own data and password are changed in the profile', async ({ page, server }) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/profile/profile')
  await expect(page.getByText(/^Пользователь не авторизован/)).toBeVisible()
  await logIn(page, person.email)

  await page.getByLabel('Фамилия').fill('Новикова')
  await page.getByLabel('Город').fill('Тула')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Данные сохранены.')).toBeVisible()
  const account = page.getByRole('button', {
    name: `Личный кабинет: Новикова ${person.first_name}`,
  })
  await expect(account).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Город')).toHaveValue('Тула')

  await page.getByRole('link', { name: 'Вход', exact: true }).click()
  const changePassword = page.getByRole('button', { name: 'Сменить пароль' })
  await passwordField(page, 'Текущий пароль').fill('not-mine-at-all')
  await passwordField(page, 'Новый пароль').fill('parket-2027')
  await passwordField(page, 'Пароль ещё раз').fill('parket-2027')
  await changePassword.click()
  await expect(page.getByRole('alert')).toContainText('Текущий пароль: неверный пароль')
  await passwordField(page, 'Текущий пароль').fill(PASSWORD)
  await changePassword.click()
  await expect(page.getByText('Пароль изменён.')).toBeVisible()
  await expect(passwordField(page, 'Новый пароль')).toHaveValue('')
  await expect(logInAs(server.url, person.email, 'parket-2027')).resolves.toBeTruthy()
  await expect(logInAs(server.url, person.email)).rejects.toThrow('Неверный email или пароль.')
})

test('a device is logged out from another one, and all of them at once', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await openAccount(server.url, person)
  const { api, id } = await logInAs(server.url, person.email)
  await page.goto('/profile/profile?part=login')
  await logIn(page, person.email)
  await page.getByRole('button', { name: 'Выйти на устройстве: неизвестное' }).click()
  await expect(page.getByRole('button', { name: /^Выйти на устройстве/ })).toBeHidden()
  const read = api.GET('/api/users/{id}', { params: { path: { id } } })
  expect((await read).response.status).toBe(401)
  await page.getByRole('button', { name: /Выйти на.всех устройствах/ }).click()
  await page.getByRole('button', { name: 'Выйти везде' }).click()
  await expect(page.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
})

test('a photo is put, kept, and taken away', async ({ page, server }) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/profile/profile')
  await logIn(page, person.email)
  const input = page.getByLabel(/^Файл с/)
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(page.getByRole('alert')).toBeVisible()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) })
  await expect(page.getByRole('button', { name: 'Заменить фото' })).toBeVisible()
  await page.reload()
  await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
  await page.getByRole('button', { name: 'Убрать' }).click()
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible()
})

test('a photo may take longer than a call over a slow network, and one sees it go', async ({
  page,
  server,
}) => {
  test.skip(!isFull, 'It lasts twenty seconds.')
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/profile/profile')
  await logIn(page, person.email)
  const input = page.getByLabel(/^Файл с/)
  // What follows a picture's end is nobody's: this one is heavy.
  const buffer = Buffer.concat([await picture(page), Buffer.alloc(160_000, 'x')])
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 20_000,
    uploadThroughput: 8000,
  })
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('progressbar', { name: 'Отправляем' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Заменить фото' })).toBeVisible({
    timeout: 45_000,
  })
})

test('one’s own data are saved as a file, and erased with the account', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/profile/profile?part=consents')
  await logIn(page, person.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^parket-\d+\.json$/)
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ user: { email: person.email } })

  const draft = [{ userId: 1, eventId: 1, until: Date.now() + 60_000, text: '{}' }]
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    keptDraftsKey,
    JSON.stringify(draft),
  ] as const)
  await page.getByRole('button', { name: 'Удалить учётную запись' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить учётную запись?' })
  await passwordField(page, 'Пароль').last().fill('not-mine-at-all')
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Неверный пароль')
  await passwordField(page, 'Пароль').last().fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  const farewell = page.getByRole('dialog', { name: 'Учётная запись удалена' })
  await expect(farewell).toBeVisible()
  // Names of children, at once: this tab may be closed now.
  expect(await page.evaluate((key) => localStorage.getItem(key), keptDraftsKey)).toBeNull()
  await farewell.getByRole('button', { name: 'На\u00A0главную' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  await expect(logInAs(server.url, person.email)).rejects.toThrow('Неверный email или пароль.')
})

test('a forgotten password is replaced by the link of a letter, once', async ({ page, server }) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await page.goto('/')
  const { dialog, email } = await openLoginDialog(page)
  await email.fill(person.email)
  await dialog.getByRole('button', { name: 'Забыл пароль' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('dialog', { name: 'Письмо отправлено' })).toBeVisible()

  const link = await linkTo(server.dataDir, person.email, 'reset-password')
  const replace = async () => {
    await page.goto(link)
    await passwordField(page, 'Пароль').fill('parket-2028')
    await passwordField(page, 'Пароль ещё раз').fill('parket-2028')
    await page.getByRole('button', { name: 'Задать пароль' }).click()
  }
  await replace()
  await expectFocused(page.getByRole('heading', { name: 'Пароль изменён' }))
  await expect(logInAs(server.url, person.email, 'parket-2028')).resolves.toBeTruthy()
  await replace()
  await expect(page.getByRole('alert')).toContainText('Ссылка недействительна или устарела.')
  await expect(page.getByRole('button', { name: 'Запросить новую ссылку' })).toBeVisible()
})

test('«Мои регистрации» show own entries with numbers and lead to the event', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await openAccount(server.url, person)
  const { api } = await logInAs(server.url, person.email)
  const { regData } = await registerByApi(server.url, person, 12, { api })

  await page.goto('/my-registrations')
  await logIn(page, person.email)
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: nameOf(person) })
  await expect(entry).toContainText('Соло, взрослые · Folk')
  await expect(entry).toContainText('Участвует')
  await expect(entry).toContainText(String(regData.reg_n))
  await entry.getByRole('link', { name: CUP.name, exact: true }).click()
  await expect(page).toHaveURL(CUP.page)
})

test('an empty installation is taken over by the link of its first start', async ({ page }) => {
  // It makes a database first.
  test.slow()
  await withFreshServer(async (setupUrl) => {
    const owner = makePerson()
    await page.goto(setupUrl)
    await fillNewAccount(page, owner)
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expectFocused(page.getByRole('heading', { name: 'Суперадмин создан' }))
    // The page stands alone, without a header: nothing is set up yet.
    await page.getByRole('button', { name: 'Войти' }).click()
    await fillLogin(page, owner.email)
    await expect(page).toHaveURL(/\/admin\/events\/$/)

    await page.goto(setupUrl)
    await fillNewAccount(page, makePerson())
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(page.getByRole('alert')).toContainText('Ссылка недействительна или устарела.')
  })
})

/** A small picture as a file, drawn by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 64
    canvas.getContext('2d')?.fillRect(0, 0, 64, 32)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
