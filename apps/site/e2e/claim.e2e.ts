import { openAccount } from './support/account.ts'
import { registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { logIn, startAs } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { Wizard } from './support/wizard.ts'

test('who registered before logging in adds it to «Мои регистрации» by a press', async ({
  page,
  server,
}) => {
  const leader = makePerson()
  await openAccount(server.url, leader)
  const wizard = new Wizard(page)
  const { number } = await wizard.registerSolo(leader, 'Folk')
  await logIn(page, leader.email)
  await page.getByRole('button', { name: /^Добавить в\s«Мои регистрации»/ }).click()
  await expect(page.getByText(/^Добавлено в\s«Мои регистрации»/)).toBeVisible()

  await page.goto('/my-registrations')
  await expect(
    page.getByRole('link', { name: new RegExp(`Открыть заявку №.${number}`) }),
  ).toBeVisible()
})

test('a registration from elsewhere is added by event, number and PIN; mistakes stand by their fields', async ({
  page,
  server,
}) => {
  const leader = makePerson()
  const dancer = makePerson()
  await openAccount(server.url, leader)
  const { regData } = await registerByApi(server.url, dancer, 12)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/events') asked.push(search)
  })
  await page.goto('/my-registrations')
  await logIn(page, leader.email)
  const summary = page.getByText('Добавить регистрацию по номеру и PIN', { exact: true })
  await expect(summary).toBeVisible()
  // The events to choose from come with the form, not with the list.
  expect(asked).toEqual([])
  await summary.click()
  const form = page.getByRole('main').locator('form')
  const add = form.getByRole('button', { name: 'Добавить' })
  await add.click()
  await expectFocused(form.getByLabel('Турнир'))
  await form.getByLabel('Турнир').selectOption({ value: String(CUP.id) })
  await form.getByLabel('Номер').fill(String(regData.reg_n))
  await form.getByLabel('PIN-код').fill(regData.pin_code === '000000' ? '111111' : '000000')
  await add.click()
  await expect(form.getByRole('alert')).toContainText(
    'Регистрация не найдена. Проверьте номер и PIN-код.',
  )
  await form.getByLabel('Номер').fill(`№ ${regData.reg_n}`)
  const pin = regData.pin_code
  await form.getByLabel('PIN-код').fill(`${pin.slice(0, 3)} ${pin.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Заявка №.\d+ добавлена$/)).toBeVisible()
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: nameOf(dancer) })
  await expect(entry).toBeVisible()
})

test('the letter’s link opens somebody’s registration by its PIN with an account, too', async ({
  page,
  server,
}) => {
  const leader = makePerson()
  await openAccount(server.url, leader)
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  await startAs(page, leader.email)
  await page.goto(
    `/events/${CUP.id}/select-registration?entry=${regData.id}&reg_n=${regData.reg_n}`,
  )
  await expect(page.getByLabel('Номер')).toHaveValue(String(regData.reg_n))
  await page.getByLabel('PIN-код').fill(regData.pin_code)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`№.${regData.reg_n}`) }),
  ).toBeVisible()
})

test('who types number and PIN while logged in may keep the registration, whoever’s e-mail it has', async ({
  page,
  server,
}) => {
  const parent = makePerson()
  await openAccount(server.url, parent)
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  await startAs(page, parent.email)
  await page.goto(`/events/${CUP.id}/select-registration?reg_n=${regData.reg_n}`)
  await page.getByLabel('PIN-код').fill(regData.pin_code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Добавить в\s«Мои регистрации»/ }).click()
  await expect(page.getByText(/^Добавлено в\s«Мои регистрации»/)).toBeVisible()
})

test('who logs in next in a tab is not offered what was registered there with another e-mail', async ({
  page,
  server,
}) => {
  const next = makePerson()
  await openAccount(server.url, next)
  const wizard = new Wizard(page)
  await wizard.registerSolo(makePerson(), 'Folk')
  await logIn(page, next.email)
  await page.goto('/my-registrations')
  await expect(
    page.getByText('Добавить регистрацию по номеру и PIN', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Добавить в\s«Мои регистрации»/ })).toBeHidden()
})
