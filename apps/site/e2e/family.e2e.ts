import { unwrap } from '@parket/api-client/problem'
import { formatMoney } from '@parket/domain/format/money'
import { findEntries, logInByApi, type Entry } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { Interactions } from './support/interactions.ts'
import { nameOf, makePerson, typedBirthDate, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

/** What three children in five contests may take. */
const MOST_INTERACTIONS = 20

/** Eight years old at the event, whenever the tests run. */
const birthDate = `${new Date().getFullYear() - 8}-01-02`

test('a parent registers three children in five contests without a mouse', async ({
  page,
  server,
}, { annotations }) => {
  const parent = makePerson()
  const { last_name } = parent
  const children = ['Анна', 'Вера', 'Лев'].map((first_name) => ({
    last_name,
    first_name,
    birth_date: birthDate,
    isBoy: first_name === 'Лев',
  }))
  const wizard = new Wizard(page)
  const hands = new Interactions(page)
  const solo = wizard.contest('Oriental', 'Соло, дети')
  const masterClass = wizard.contest('Мастер-классы', 'Мастер-класс')

  await wizard.open()
  await wizard.typeContacts(hands, parent)
  await wizard.pasteDancers(hands, children)

  const chosen = [[solo, masterClass], [solo, masterClass], [solo]]
  for (const [index, contests] of chosen.entries()) {
    const child = children[index]
    if (!child) throw new Error('Three children, three entries')
    if (index === 0) await hands.follow(wizard.next)
    else await hands.follow(page.getByRole('button', { name: `Далее: ${child.first_name}` }))
    await expectFocused(
      page.getByRole('heading', { name: new RegExp(`^Что танцует\\s${child.first_name}`) }),
    )
    for (const contest of contests) await hands.choose(contest)
  }
  await hands.follow(wizard.next)
  await expectFocused(wizard.heading('Проверка'))
  // One consent and one press for all three.
  await hands.choose(wizard.processingConsent)
  await hands.follow(wizard.submit)
  await readTicket(page)
  await expect(page.getByRole('heading', { name: 'Анна, Вера и Лев записаны' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Зарегистрировать ещё танцора' })).toBeVisible()

  const entries = await findEntries(server.url, parent.email)
  expect(entries.map(({ dancers }) => dancers.map(({ first_name }) => first_name))).toEqual([
    ['Анна'],
    ['Вера'],
    ['Лев'],
  ])
  annotations.push(
    { type: 'interactions', description: String(hands.count) },
    { type: 'presses of Tab', description: String(hands.tabs) },
  )
  expect(hands.count).toBeLessThanOrEqual(MOST_INTERACTIONS)
})

test('a guest with a phone adds a second child by hand and a third on the last page; it shows all three, none asked for twice', async ({
  page,
  server,
}) => {
  const parent = makePerson()
  const [first, second, third] = ['Анна', 'Вера', 'Лев'].map((first_name) => ({
    last_name: parent.last_name,
    first_name,
    birth_date: birthDate,
  })) as [Person, Person, Person]
  const wizard = new Wizard(page)
  async function enter(): Promise<void> {
    await wizard.contest('Oriental', 'Соло, дети').check()
    await wizard.reviewAndSubmit()
    await readTicket(page)
  }

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOfEntry = /\/reg-datas\/\d+(\/payments)?$/.test(pathname)
    if (request.method() === 'GET' && isOfEntry) asked.push(pathname)
  })
  await wizard.open()
  await wizard.fillUpToDancers(parent)
  await wizard.fillDancer(first)
  await page.getByRole('button', { name: 'Ещё один танцор' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ещё один танцор' })
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expectFocused(dialog.getByLabel('Имя'))
  await expect(dialog.getByLabel('Фамилия')).toHaveValue(second.last_name)
  await dialog.getByLabel('Имя').fill(second.first_name)
  await dialog.getByLabel('Дата рождения').fill(typedBirthDate(second))
  await dialog.getByRole('radio', { name: 'Женский' }).check()
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Следом/ })).toBeVisible()
  await wizard.goOn('Номинации')
  await wizard.contest('Oriental', 'Соло, дети').check()
  await page.getByRole('button', { name: 'Далее: Вера' }).click()
  await enter()
  await page.getByRole('button', { name: 'Зарегистрировать ещё танцора' }).click()
  await wizard.fillDancer(third)
  await wizard.goOn('Номинации')
  await enter()

  expect(asked.length).toBeGreaterThan(0)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  const family = page.getByRole('list', { name: 'Все ваши заявки' }).getByRole('listitem')
  const code = page.getByRole('img', { name: /^QR-код для оплаты/ })
  const entries = await findEntries(server.url, parent.email)
  const numbers = entries.map(({ regData }) => regData.reg_n)
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expect(family).toHaveCount(3)
    for (const [index, { regData }] of entries.entries()) {
      const entry = family.nth(index)
      await expect(entry).toContainText(/PIN-код\s\d{6}/)
      await expect(entry).toContainText(`№\u00A0${regData.reg_n}`)
      await expect(entry).toContainText(`№\u00A0${numbers[index]}`)
      await expect(entry).toContainText(/Соло, дети.*1\s400\s₽|1\s400\s₽.*Соло, дети/)
    }
    // One payment for the three of them, by one code that names them.
    await expect(code).toHaveCount(1)
    await expect(code).toHaveAccessibleName(/4\s200\s₽/)
    await expect(page.getByText(/^Один платёж за\sвсе заявки/)).toBeVisible()
    await expect(page.getByText(`назовите номера\u00A0${numbers.join(', ')}.`)).toBeVisible()
  }

  await family
    .first()
    .getByRole('link', { name: /^Открыть/ })
    .click()
  await expect(page.getByRole('heading', { name: `Заявка № ${numbers[0]}` })).toBeVisible()
})

test('a pass registered after a solo it covers corrects the total of the last page', async ({
  page,
  server,
}) => {
  const dancer = makePerson()
  const wizard = new Wizard(page)
  await wizard.registerSolo(dancer, 'Oriental')
  const [solo] = await findEntries(server.url, dancer.email)
  if (!solo) throw new Error('The solo is not registered')
  const before = await dueOf(server.url, solo)
  await expect(page.getByRole('main')).toContainText(formatMoney(before))

  await page.getByRole('button', { name: 'Зарегистрировать ещё танцора' }).click()
  await wizard.fillDancer(dancer)
  await wizard.goOn('Номинации')
  await wizard.option('Фулл-пасс').check()
  await wizard.reviewAndSubmit()
  await expect(page.getByRole('list', { name: 'Все ваши заявки' })).toBeVisible()

  const entries = await findEntries(server.url, dancer.email)
  const dues = await Promise.all(entries.map((entry) => dueOf(server.url, entry)))
  expect(dues).toHaveLength(2)
  expect(dues[0]).toBeLessThan(before)
  const total = dues.reduce((sum, due) => sum + due, 0)
  await expect(page.getByRole('img', { name: /^QR-код для оплаты/ })).toHaveAccessibleName(
    `QR-код для оплаты ${formatMoney(total)}`,
  )
})

/** What is left to pay for a registration, kopecks, as the API says. */
async function dueOf(url: string, { regData }: Entry): Promise<number> {
  const api = await logInByApi(url, 'admin@parket.test')
  const { charged, paid } = await unwrap(
    api.GET('/api/events/{id}/reg-datas/{regId}/payments', {
      params: { path: { id: CUP.id, regId: regData.id } },
    }),
  )
  return charged - paid
}

test('rows with mistakes are told row by row, taken all the same, and mended in the form', async ({
  page,
}) => {
  const [first, second] = [makePerson(), makePerson()]
  const wizard = new Wizard(page)
  await wizard.open('count=3,7')
  await wizard.fillUpToDancers(first)
  await page.getByRole('button', { name: /Вставить из/ }).click()
  await page
    .getByLabel('Строки таблицы')
    .fill(`${nameOf(first)} 31.02.1990 ж\n${nameOf(second)} ж\n${nameOf(second)}в 15.03.1991 ж`)
  const understood = page.getByRole('list', { name: 'Как мы поняли' }).getByRole('listitem')
  await expect(understood).toHaveText([/Такой даты нет/, /Не указаны Ф.И., Д.Р./, /15\.03\.1991/])
  await page.getByRole('button', { name: /^Добавить: / }).click()

  await wizard.next.click()
  await expect(wizard.dancer(1).birthDate).toHaveValue('31.02.1990')
  await expectFocused(wizard.dancer(1).birthDate)
  await wizard.dancer(1).birthDate.fill(typedBirthDate(first))
  await wizard.dancer(2).birthDate.fill(typedBirthDate(second))
  await wizard.next.click()
  await expect(wizard.heading('Номинации')).toBeVisible()
})
