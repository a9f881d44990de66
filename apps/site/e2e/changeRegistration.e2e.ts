import { readFile } from 'node:fs/promises'
import { unwrap } from '@parket/api-client/unwrap'
import type { Page } from '@playwright/test'
import { expectFocused } from './support/focus.ts'
import { fillLogin, startAs } from './support/login.ts'
import { logInAs, openAccount } from './support/account.ts'
import { findEntries, openApi, registerByApi, type OwnEntry } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import {
  expectListed,
  listedContests,
  openRegistration,
  readTicket,
  Wizard,
} from './support/wizard.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Сохранить изменения' })
const changeLink = (page: Page) => page.getByRole('link', { name: 'Изменить регистрацию' })

/** Opens by number and PIN, and from there the change. */
async function openChange(page: Page, { regData }: OwnEntry): Promise<Wizard> {
  await page.goto(CUP.startOptions)
  await openRegistration(page, { number: String(regData.reg_n), pin: regData.pin_code })
  await changeLink(page).click()
  const wizard = new Wizard(page)
  await expect(wizard.heading('Проверка')).toBeVisible()
  return wizard
}

test('by number and PIN: contacts and contests change, and the difference is told before', async ({
  page,
  server,
}) => {
  const entry = await registerByApi(server.url, makePerson(), 12)
  const wizard = await openChange(page, entry)
  await page.getByRole('button', { name: 'Изменить: контакты' }).click()
  await wizard.city.fill('Тверь')
  await wizard.goOn('Проверка')
  await page.getByRole('button', { name: 'Изменить: номинации' }).click()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await expect(page.getByText(/Было 1\s700\s₽, станет 2\s900\s₽: \+1\s200\s₽/)).toBeVisible()
  await save(page).click()

  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await expectListed(page, ['Соло, взрослые · Folk', 'Соло, взрослые · Show'])
  const [changed] = await findEntries(server.url, entry.regData.email)
  expect(changed?.regData).toMatchObject({ city: 'Тверь', version: entry.regData.version + 1 })
})

test('the link of the mail leads to the PIN, which opens the entry as it was copied, with spaces', async ({
  page,
  server,
}) => {
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  await page.goto(`${CUP.startOptions}?entry=${regData.id}&reg_n=${regData.reg_n}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Изменить регистрацию')
  await page.getByLabel('Номер').fill('58/12')
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expectFocused(page.getByLabel('Номер'))
  await expect(page.getByLabel('Номер')).toHaveAccessibleDescription('Введите число')
  await expect(page.getByLabel('PIN-код')).toHaveAccessibleDescription('Заполните поле')
  await page.getByLabel('Номер').fill(`№ ${regData.reg_n}`)
  const pin = regData.pin_code
  await page.getByLabel('PIN-код').fill(` ${pin.slice(0, 3)} ${pin.slice(3)} `)
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expect(page.getByRole('heading', { name: `Заявка № ${regData.reg_n}` })).toBeVisible()
})

test('what is typed into a change survives a reload', async ({ page, server }) => {
  const entry = await registerByApi(server.url, makePerson(), 12)
  const wizard = await openChange(page, entry)
  await page.getByRole('button', { name: 'Изменить: контакты' }).click()
  await wizard.city.fill('Половин')
  await page.reload()
  await expect(wizard.city).toHaveValue('Половин')
})

test('a new registration begun in this browser is no obstacle to changing another', async ({
  page,
  server,
}) => {
  const entry = await registerByApi(server.url, makePerson(), 12)
  const begun = new Wizard(page)
  await begun.open()
  await begun.fillUpToDancers(makePerson())
  const wizard = await openChange(page, entry)
  await page.reload()
  await expect(wizard.heading('Проверка')).toBeVisible()
})

test('one contest is withdrawn by a change, then the whole registration after a question', async ({
  page,
  server,
}) => {
  const entry = await registerByApi(server.url, makePerson(), 12)
  const wizard = await openChange(page, entry)
  await page.getByRole('button', { name: 'Изменить: номинации' }).click()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.contest('Folk', 'Соло, взрослые').uncheck()
  await wizard.goOn('Проверка')
  await save(page).click()
  await expect(listedContests(page)).toHaveText([/Folk, 12\s*Снято/, /Show, 13/])

  await page.getByRole('link', { name: 'Изменить регистрацию' }).click()
  await page.getByRole('button', { name: 'Снять заявку' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Снять заявку' }).click()
  await expect(page.getByText(/Номинаций в\sней не\sосталось/)).toBeVisible()
  const [withdrawn] = await findEntries(server.url, entry.regData.email)
  expect(withdrawn?.registrations.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
})

test('changed meanwhile by somebody else: told so, and what was typed here stays', async ({
  page,
  server,
}) => {
  const entry = await registerByApi(server.url, makePerson(), 12)
  const { id, pin_code: pin } = entry.regData
  const wizard = await openChange(page, entry)
  await page.getByRole('button', { name: 'Изменить: контакты' }).click()
  await wizard.city.fill('Тверь')
  await wizard.goOn('Проверка')
  await unwrap(
    openApi(server.url).PUT('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: CUP.id, regId: id }, query: { pin } },
      body: { regData: { phone: '+7 900 111-11-11' } },
    }),
  )
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'изменил кто-то другой' })).toBeVisible()
  await page.getByRole('button', { name: 'Загрузить свежее' }).click()
  await expect(page.getByText('+7 900 111-11-11')).toBeVisible()
  await expect(page.getByText('Тверь')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  const [changed] = await findEntries(server.url, entry.regData.email)
  expect(changed?.regData).toMatchObject({ city: 'Тверь', phone: '+79001111111' })
})

test('number and PIN that are known here stay while the server cannot be asked, and it is said', async ({
  page,
  server,
}) => {
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  await page.goto(CUP.startOptions)
  await openRegistration(page, { number: String(regData.reg_n), pin: regData.pin_code })
  const heading = page.getByRole('heading', { name: `Заявка № ${regData.reg_n}` })
  await expect(heading).toBeVisible()
  const call = new RegExp(`/api/events/${CUP.id}/reg-datas/${regData.id}(?:\\?|$)`)
  await page.route(call, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many', message: 'Слишком часто' } }),
  )
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'Слишком часто' })
  await expect(notice).toBeVisible()
  await expect(heading).toBeVisible()
  await expect(page.getByText(regData.pin_code)).toBeVisible()
  await page.unroute(call)
  await notice.getByRole('button', { name: 'Повторить' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText(regData.pin_code)).toBeVisible()
})

test('from the account, without a PIN; a login that has run out loses nothing', async ({
  page,
  server,
}) => {
  const owner = makePerson()
  await openAccount(server.url, owner)
  const { api } = await logInAs(server.url, owner.email)
  await registerByApi(server.url, owner, 12, { api })
  await startAs(page, owner.email)
  await page.goto('/my-registrations')
  await page.getByRole('link', { name: /Открыть заявку/ }).click()
  await changeLink(page).click()
  await page.getByRole('button', { name: 'Изменить: контакты' }).click()
  const wizard = new Wizard(page)
  await wizard.city.fill('Тверь')
  await wizard.goOn('Проверка')

  await page.evaluate(() => localStorage.setItem('parket.token', 'has-run-out'))
  await save(page).click()
  await fillLogin(page, owner.email)
  await save(page).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  const [changed] = await findEntries(server.url, owner.email)
  expect(changed?.regData.city).toBe('Тверь')
})

test('the page with number and PIN is there after a reload; another tab asks for the PIN', async ({
  page,
  context,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  const ticket = await wizard.registerSolo(soloist, 'Folk')
  await expect(page.getByRole('img', { name: /QR-код для оплаты/ })).toBeVisible()

  await page.reload()
  expect(await readTicket(page)).toEqual(ticket)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Добавить в\sкалендарь/ }).click()
  const calendar = await download
  expect(calendar.suggestedFilename()).toBe(`event-${CUP.id}.ics`)
  // No session is planned yet: whole days, and no hour is invented.
  expect(await readFile(await calendar.path(), 'utf8')).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Номер')).toHaveValue(ticket.number)
  await expect(other.getByLabel('PIN-код')).toHaveValue('')
})
