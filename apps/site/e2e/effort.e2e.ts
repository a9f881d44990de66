import { unwrap } from '@parket/api-client/problem'
import type { Locator, Page } from '@playwright/test'
import { logInAs, openAccount } from './support/account.ts'
import { CUP } from './support/demo.ts'
import { Effort, MOST_INTERACTIONS } from './support/effort.ts'
import { startAs } from './support/login.ts'
import { makePerson, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('a soloist has a ticket in few interactions from the home page', async ({ page }, {
      annotations,
    }) => {
      const soloist = makePerson()
      const wizard = new Wizard(page)
      const effort = new Effort()
      await page.goto('/')
      await effort.press(page.getByRole('main').getByRole('link', { name: CUP.name }).first())
      await effort.press(page.getByRole('link', { name: /^13\. Соло, взрослые/ }))
      await typeContacts(effort, wizard, soloist)
      await effort.fill(wizard.dancer().lastName, soloist.last_name)
      await effort.fill(wizard.dancer().firstName, soloist.first_name)
      await effort.fill(wizard.dancer().birthDate, typedBirthDate(soloist))
      await effort.choose(wizard.dancer().gender)
      await effort.press(wizard.next)
      await expect(wizard.contest('Show', 'Соло, взрослые')).toBeChecked()
      await effort.press(wizard.next)
      await effort.choose(wizard.processingConsent)
      await effort.press(wizard.submit)
      await readTicket(page)
      annotations.push({ type: 'interactions', description: String(effort.count) })
      expect(effort.count).toBeLessThanOrEqual(MOST_INTERACTIONS.solo)
    })

    test('a parent of two has both registered, with a packet, in few interactions, and pays once', async ({
      page,
    }, { annotations }) => {
      const anna = makePerson()
      const vera = { ...anna, first_name: 'Вера', birth_date: '1991-05-05' }
      const wizard = new Wizard(page)
      const effort = new Effort()
      await page.goto('/')
      await effort.press(participate(page))
      await effort.press(page.getByRole('link', { name: 'Соло' }))
      await typeContacts(effort, wizard, anna)
      await effort.fill(wizard.dancer().lastName, anna.last_name)
      await effort.fill(wizard.dancer().firstName, anna.first_name)
      await effort.fill(wizard.dancer().birthDate, typedBirthDate(anna))
      await effort.choose(wizard.dancer().gender)
      await effort.press(page.getByRole('button', { name: 'Ещё один танцор' }))
      const dialog = page.getByRole('dialog', { name: 'Ещё один танцор' })
      await expect(dialog.getByLabel('Фамилия')).toHaveValue(vera.last_name)
      await effort.fill(dialog.getByLabel('Имя'), vera.first_name)
      await effort.fill(dialog.getByLabel('Дата рождения'), typedBirthDate(vera))
      await effort.choose(dialog.getByRole('radio', { name: 'Женский' }))
      await effort.press(dialog.getByRole('button', { name: /Добавить и\sдальше/ }))

      await effort.press(page.getByRole('button', { name: /^Отметить все 3/ }))
      await expect(page.getByText(/уже в\sсумме: «Пакет/)).toBeVisible()
      await effort.press(page.getByRole('button', { name: 'Далее: Вера' }))
      await effort.choose(wizard.contest('Folk', 'Соло, взрослые'))
      await effort.choose(wizard.contest('Мастер-классы', 'Мастер-класс'))
      await effort.press(wizard.next)
      await effort.choose(wizard.processingConsent)
      await effort.press(wizard.submit)
      await readTicket(page)

      // 2 800 with the packet and 2 700 for the two, and the fee of each.
      // A phone saves the code instead of showing it.
      for (const name of [/^QR-код для оплаты/, /^QR-код для оплаты 6\s500\s₽/]) {
        await expect(page.getByRole('img', { name, includeHidden: true })).toHaveCount(1)
      }
      await expect(page.getByText(/^Один платёж за\sвсе заявки/)).toBeVisible()
      annotations.push({ type: 'interactions', description: String(effort.count) })
      expect(effort.count).toBeLessThanOrEqual(MOST_INTERACTIONS.family)
    })
  })
}

async function typeContacts(
  effort: Effort,
  wizard: Wizard,
  { email, phone, city }: { email: string; phone: string; city: string },
): Promise<void> {
  await effort.fill(wizard.email, email)
  await effort.fill(wizard.phone, phone)
  await effort.fill(wizard.city, city)
  await effort.press(wizard.next)
}

test('a leader has twelve dancers in thirty entries in few interactions, and pays once', async ({
  page,
  server,
}, { annotations }) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  const names = Array.from(
    { length: 12 },
    (_, n) => `${makePerson().last_name}${'абвгдежзиклм'.charAt(n)}`,
  )
  const rows = names.map((name, n) => `${name}\tМария\t${10 + n}.03.1994\tж`)
  const effort = new Effort()

  await page.goto('/')
  await effort.press(participate(page))
  await effort.press(page.getByRole('main').getByRole('link', { name: 'Заявка клуба' }))
  await effort.press(page.getByRole('button', { name: /Вставить из/ }).first())
  await effort.fill(page.getByLabel('Строки таблицы'), rows.join('\n'))
  await effort.press(page.getByRole('button', { name: /^Добавить: 12/ }))
  // All thirteen in one contest, nine in two more: what is ticked for all is taken back for some.
  await effort.press(columnOf(page, 11))
  await effort.choose(cellOf(page, names[0], 12))
  for (const name of names.slice(1, 9)) await effort.choose(cellOf(page, name, 12))
  for (const name of names.slice(0, 9)) await effort.choose(cellOf(page, name, 13))
  await effort.fill(page.getByRole('textbox', { name: 'Город' }), 'Казань')
  await effort.fill(page.getByLabel('Клуб'), 'Оникс')
  await effort.choose(page.getByRole('checkbox', { name: /согласие на\sобработку/ }))
  await effort.press(page.getByRole('button', { name: 'Отправить заявку' }))

  await expect(page.getByText(/Заявка принята: 13\sновых регистраций/)).toBeVisible()
  await expect(page.getByRole('img', { name: /QR-код для оплаты/ })).toHaveCount(1)
  annotations.push({ type: 'interactions', description: String(effort.count) })
  expect(effort.count).toBeLessThanOrEqual(MOST_INTERACTIONS.club)

  const { api } = await logInAs(server.url, leader.email)
  const club = await unwrap(api.GET('/api/events/{id}/club', { params: { path: { id: CUP.id } } }))
  const entries = club.registrations.flatMap(({ registrations }) => registrations)
  expect(entries.length).toBeGreaterThanOrEqual(30)
  expect(club.qr).toContain(`|Sum=${club.owed}|`)
})

function columnOf(page: Page, contest: number) {
  return page.getByRole('button', { name: new RegExp(`^Отметить всех: ${contest}\\.`) })
}

function cellOf(page: Page, name = '', contest: number) {
  return page.getByRole('checkbox', { name: new RegExp(`^${name} Мария, ${contest}\\.`) })
}

/** «Участвовать» of the event that the home page shows first. */
function participate(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('link', { name: /^Участвовать/ })
    .first()
}
