import { keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { openApi, registerByApi } from './support/api.ts'
import { wakeApp } from './support/app.ts'
import { CUP, SPRING } from './support/demo.ts'
import { logIn, startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { openRegistration, readTicket, Wizard } from './support/wizard.ts'

const onDevice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), keptDraftsKey)

const inTab = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

/** Contacts are there; a dancer typed, and kept on the device. */
async function typeDancer(page: Page): Promise<Wizard> {
  const wizard = new Wizard(page)
  await wizard.open()
  await expect(wizard.email).not.toHaveValue('')
  await wizard.city.fill('Казань')
  await wizard.goOn('Танцоры')
  await wizard.dancer().lastName.fill('Половинкина')
  await expect(page.getByText(/Черновик сохранён на\sэтом устройстве/)).toBeVisible()
  await expect.poll(() => onDevice(page)).toContain('Половинкина')
  return wizard
}

/** The login is gone from the device, the tab is closed: a new one opens the wizard. */
async function comeBackAsVisitor(page: Page): Promise<{ tab: Page; wizard: Wizard }> {
  await page.evaluate(() => {
    localStorage.removeItem('parket.token')
    localStorage.removeItem('parket.user')
  })
  const tab = await page.context().newPage()
  await page.close()
  const wizard = new Wizard(tab)
  await wizard.open()
  await wakeApp(tab)
  return { tab, wizard }
}

test('of somebody logged in the draft outlives its tab, another event, and is thrown away on demand', async ({
  page,
  server,
  context,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  await typeDancer(page)
  await page.goto(`/events/${SPRING.id}/?ds=${SPRING.domain}`)
  await wakeApp(page)
  await page.close()

  const tab = await context.newPage()
  const wizard = new Wizard(tab)
  await wizard.open()
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await expect(wizard.dancer().lastName).toHaveValue('Половинкина')
  await tab.getByRole('button', { name: 'Начать заново' }).click()
  await tab
    .getByRole('alertdialog', { name: 'Начать заново?' })
    .getByRole('button', { name: 'Начать заново' })
    .click()
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.email).toHaveValue(leader.email)
  await expect(wizard.city).toHaveValue('')
  await expect.poll(() => onDevice(tab)).toBeNull()
})

test('a visitor does not see the draft of a login that has run out; logging in brings it back, logging out takes it away', async ({
  page,
  server,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  await typeDancer(page)
  const { tab, wizard } = await comeBackAsVisitor(page)
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.email).toHaveValue('')
  await logIn(tab, leader.email)
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await expect(wizard.dancer().lastName).toHaveValue('Половинкина')

  await tab.getByRole('button', { name: /^Личный кабинет: / }).click()
  await tab.getByRole('button', { name: 'Выход' }).click()
  await expect(tab).toHaveURL('/')
  await expect.poll(() => onDevice(tab)).toBeNull()
  await wizard.open()
  await wakeApp(tab)
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.city).toHaveValue('')
})

test('in the tab where it was typed neither a visitor nor another account sees it', async ({
  page,
  server,
}) => {
  const [leader, other] = [makePerson('1980-03-14'), makePerson('1981-03-14')]
  await openAccount(server.url, leader)
  await openAccount(server.url, other)
  await startAs(page, leader.email)
  const wizard = await typeDancer(page)
  const token = await page.evaluate(() => localStorage.getItem('parket.token'))
  await unwrap(openApi(server.url, token).POST('/api/logout'))

  await page.reload()
  await wakeApp(page)
  await expect(page.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.email).toHaveValue('')
  await logIn(page, other.email)
  await expect(wizard.email).toHaveValue(other.email)
  await wizard.city.fill('Тула')
  await wizard.goOn('Танцоры')
  await expect(wizard.dancer().lastName).toHaveValue('')
  await expect.poll(() => onDevice(page)).toContain('Тула')
  const kept = JSON.parse((await onDevice(page)) ?? '[]') as { text: string }[]
  expect(kept.filter(({ text }) => text.includes('Половинкина'))).toHaveLength(1)
})

test('what a visitor typed before logging in is newer than the contacts of the kept draft', async ({
  page,
  server,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  await typeDancer(page)
  const { tab, wizard } = await comeBackAsVisitor(page)
  await wizard.city.fill('Самара')
  // It is stored a second after it was typed; nobody logs in faster.
  await expect.poll(() => inTab(tab)).toContain('Самара')
  await logIn(tab, leader.email)
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await wizard.back.click()
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.city).toHaveValue('Самара')
  await expect(wizard.email).toHaveValue(leader.email)
})

test('a logout in another tab takes what is open and typed here along', async ({
  page,
  server,
  context,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  await typeDancer(page)
  const { regData } = await registerByApi(server.url, makePerson('1990-05-05'), 12)
  const { reg_n, pin_code } = regData
  const tab = await context.newPage()
  await tab.goto(CUP.startOptions)
  await openRegistration(tab, { number: String(reg_n), pin: pin_code })
  await expect.poll(() => inTab(tab)).toContain(pin_code)

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /^Личный кабинет: / }).click()
  await other.getByRole('button', { name: 'Выход' }).click()
  await expect(other.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()

  for (const left of [page, tab]) {
    await expect(left.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
    await expect.poll(() => inTab(left)).not.toMatch(new RegExp(`Половинкина|${pin_code}`))
  }
  expect(await onDevice(page)).toBeNull()
  await expect(new Wizard(page).heading('Контакты')).toBeVisible()
})

test('once it is sent, the device keeps nothing of it', async ({ page, server }) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  const wizard = await typeDancer(page)
  await wizard.fillDancer(leader)
  await wizard.goOn('Номинации')
  await wizard.contest('Folk', 'Соло, взрослые').check()
  await wizard.reviewAndSubmit()
  await readTicket(page)
  await expect.poll(() => onDevice(page)).toBeNull()
  await page.goto(CUP.page)
  await wizard.open()
  await expect(wizard.email).toHaveValue(leader.email)
  await expect(wizard.heading('Контакты')).toBeVisible()
})
