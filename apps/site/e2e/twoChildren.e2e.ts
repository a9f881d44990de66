import { findEntries } from './support/api.ts'
import { expectFocused } from './support/focus.ts'
import { Interactions } from './support/interactions.ts'
import { nameOf, makePerson, typedBirthDate, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { listedContests, readTicket, Wizard } from './support/wizard.ts'

/** What two children in five contests with a packet may take: pasted it is 22 today, typed 24. */
const MOST_WITH_PACKET = 24

test('a parent registers two grown children in five contests, three of them by a packet, in under 25 interactions', async ({
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

  await expectFocused(wizard.heading('Пакеты'))
  await hands.choose(wizard.option('Пакет: любые 2–3 соло'))
  for (const section of ['Oriental', 'Folk', 'Show']) {
    await hands.choose(wizard.option(`Соло, взрослые · ${section}`))
  }
  await hands.follow(wizard.next)
  await expectFocused(wizard.heading('Номинации'))
  await hands.follow(wizard.next)
  await hands.choose(wizard.processingConsent)
  await hands.follow(wizard.submit)
  await readTicket(page)
  // The packet, and its contests within it.
  await expect(listedContests(page)).toHaveCount(4)

  await registerSecond(hands, wizard, children[1])
  expect(await firstNames(server.url, parent.email)).toEqual(['Анна', 'Вера'])
  annotations.push({ type: 'interactions', description: String(hands.count) })
  expect(hands.count).toBeLessThanOrEqual(MOST_WITH_PACKET)
})

test('typed by hand, field by field, it takes a parent as few: the surname is carried over, the packet filled in one press', async ({
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

  await expectFocused(wizard.heading('Пакеты'))
  await hands.choose(wizard.option('Пакет: любые 2–3 соло'))
  await hands.follow(page.getByRole('button', { name: 'Выбрать все 3' }))
  await hands.follow(page.getByRole('button', { name: /сразу к\sпроверке/ }))
  await expectFocused(wizard.heading('Проверка'))
  await hands.choose(wizard.processingConsent)
  await hands.follow(wizard.submit)
  await readTicket(page)
  // The packet, and its contests within it.
  await expect(listedContests(page)).toHaveCount(4)

  await registerSecond(hands, wizard, vera)
  expect(await firstNames(server.url, parent.email)).toEqual(['Анна', 'Вера'])
  annotations.push({ type: 'interactions', description: String(hands.count) })
  expect(hands.count).toBeLessThanOrEqual(MOST_WITH_PACKET)
})

/** The child who waits, in two contests: theirs begin with the contests. */
async function registerSecond(hands: Interactions, wizard: Wizard, child: Person): Promise<void> {
  const { page } = wizard
  await hands.follow(page.getByRole('button', { name: `Дальше: ${nameOf(child)}` }))
  await expect(wizard.heading('Номинации')).toBeVisible()
  await hands.choose(wizard.contest('Folk', 'Соло, взрослые'))
  await hands.choose(wizard.contest('Мастер-классы', 'Мастер-класс'))
  await hands.follow(wizard.next)
  await hands.choose(wizard.processingConsent)
  await hands.follow(wizard.submit)
  await readTicket(page)
  await expect(listedContests(page)).toHaveCount(2)
}

/** First names of the dancers of registrations with these contacts, one each. */
async function firstNames(url: string, email: string): Promise<string[]> {
  const entries = await findEntries(url, email)
  return entries.flatMap(({ dancers }) => dancers.map(({ first_name }) => first_name))
}
