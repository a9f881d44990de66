import { findEntries } from './support/api.ts'
import { MOST_INTERACTIONS } from './support/effort.ts'
import { expectFocused } from './support/focus.ts'
import { Interactions } from './support/interactions.ts'
import { makePerson, typedBirthDate, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { listedContests, readTicket, Wizard } from './support/wizard.ts'

/** The event's page or «Участвовать», then «Соло»: the walks begin in the wizard. */
const FROM_HOME = 2

test('a parent registers two grown children in five contests, three of them by a packet, without a mouse', async ({
  page,
  server,
}, { annotations }) => {
  const parent = makePerson()
  const { last_name } = parent
  const birth_date = `${new Date().getFullYear() - 20}-01-02`
  const children = ['Анна', 'Вера'].map((first_name) => ({
    last_name,
    first_name,
    birth_date,
  })) as [Person, Person]
  const wizard = new Wizard(page)
  const hands = new Interactions(page)

  await wizard.open()
  await wizard.typeContacts(hands, parent)
  await wizard.pasteDancers(hands, children)
  await hands.follow(wizard.next)

  await expectFocused(wizard.heading('Номинации'))
  for (const section of ['Oriental', 'Folk', 'Show']) {
    await hands.choose(wizard.contest(section, 'Соло, взрослые'))
  }
  await chooseSecond(hands, wizard)
  annotations.push({ type: 'interactions', description: String(hands.count) })
  expect(hands.count + FROM_HOME).toBeLessThanOrEqual(MOST_INTERACTIONS.family)
  expect(await firstNames(server.url, parent.email)).toEqual(['Анна', 'Вера'])
})

test('typed by hand, field by field, it takes a parent as few: the surname is carried over, the packet taken in one press', async ({
  page,
  server,
}, { annotations }) => {
  const parent = makePerson()
  const { last_name } = parent
  const birth_date = `${new Date().getFullYear() - 20}-01-02`
  const anna: Person = { last_name, first_name: 'Анна', birth_date }
  const vera: Person = { last_name, first_name: 'Вера', birth_date }
  const wizard = new Wizard(page)
  const hands = new Interactions(page)

  await wizard.open()
  await wizard.typeContacts(hands, parent)
  await hands.fill(wizard.dancer().lastName, anna.last_name)
  await hands.fill(wizard.dancer().firstName, anna.first_name)
  await hands.fill(wizard.dancer().birthDate, typedBirthDate(anna))
  await hands.choose(wizard.dancer().gender)
  await hands.follow(page.getByRole('button', { name: 'Ещё один танцор' }))
  const dialog = page.getByRole('dialog', { name: 'Ещё один танцор' })
  await expect(dialog.getByLabel('Фамилия')).toHaveValue(last_name)
  await hands.fill(dialog.getByLabel('Имя'), vera.first_name)
  await hands.fill(dialog.getByLabel('Дата рождения'), typedBirthDate(vera))
  await hands.choose(dialog.getByRole('radio', { name: 'Женский' }))
  await hands.follow(dialog.getByRole('button', { name: /Добавить и\sдальше/ }))

  await expectFocused(wizard.heading('Номинации'))
  await hands.follow(page.getByRole('button', { name: /^Отметить все 3/ }))
  await chooseSecond(hands, wizard)
  annotations.push({ type: 'interactions', description: String(hands.count) })
  expect(hands.count + FROM_HOME).toBeLessThanOrEqual(MOST_INTERACTIONS.family)
  expect(await firstNames(server.url, parent.email)).toEqual(['Анна', 'Вера'])
})

/** From the contests of the first child: two contests of the second, then all is sent at once. */
async function chooseSecond(hands: Interactions, wizard: Wizard): Promise<void> {
  const { page } = wizard
  await hands.follow(page.getByRole('button', { name: 'Далее: Вера' }))
  await expectFocused(page.getByRole('heading', { name: /^Что танцует\sВера/ }))
  await hands.choose(wizard.contest('Folk', 'Соло, взрослые'))
  await hands.choose(wizard.contest('Мастер-классы', 'Мастер-класс'))
  await hands.follow(wizard.next)
  await expectFocused(wizard.heading('Проверка'))
  await hands.choose(wizard.processingConsent)
  await hands.follow(wizard.submit)
  await readTicket(page)
  // Of the second child; the packet of the first one, and its contests within it, are in the list of all.
  await expect(listedContests(page)).toHaveCount(2)
  const entries = page.getByRole('list', { name: 'Все ваши заявки' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Пакет')
}

/** First names of the dancers of registrations with these contacts, one each. */
async function firstNames(url: string, email: string): Promise<string[]> {
  const entries = await findEntries(url, email)
  return entries.flatMap(({ dancers }) => dancers.map(({ first_name }) => first_name))
}
