import type { Locator, Page } from '@playwright/test'
import { CUP } from './demo.ts'
import { expectFocused } from './focus.ts'
import type { Interactions } from './interactions.ts'
import { expect } from './test.ts'
import { typedBirthDate, type Contacts, type Person } from './people.ts'
import { escapePattern } from './text.ts'

export const steps = ['Контакты', 'Танцоры', 'Пакеты', 'Номинации', 'Проверка'] as const

export type StepName = (typeof steps)[number]

const questions: Record<StepName, string | RegExp> = {
  Контакты: 'Куда прислать билет',
  Танцоры: 'Кто танцует',
  Пакеты: 'Взять ли пакет',
  Номинации: /^Что танцу/,
  Проверка: 'Всё ли верно',
}

/** The registration wizard as somebody in front of it finds its parts. */
export class Wizard {
  readonly page: Page
  readonly email: Locator
  readonly phone: Locator
  readonly city: Locator
  /** «Далее: …», on the last step «Зарегистрироваться». */
  readonly next: Locator
  readonly submit: Locator
  readonly back: Locator
  readonly processingConsent: Locator
  readonly publicationConsent: Locator
  /** «Пакеты» among the steps. */
  readonly packetsStep: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel('Email')
    this.phone = page.getByLabel('Телефон')
    this.city = page.getByLabel('Город')
    this.next = page.getByRole('button', { name: /^Далее: / })
    this.submit = page.getByRole('button', { name: 'Зарегистрироваться' })
    this.back = page.getByRole('button', { name: 'Назад' })
    this.processingConsent = page.getByRole('checkbox', { name: /согласие на\sобработку/ })
    this.packetsStep = page
      .getByRole('navigation', { name: 'Шаги регистрации' })
      .getByRole('button', { name: 'Пакеты' })
    this.publicationConsent = page.getByRole('checkbox', { name: /можно показывать/ })
  }

  /** Opens it at the event that takes entries. */
  async open(query = 'count=solo'): Promise<void> {
    await this.page.goto(`${CUP.wizard}?${query}`)
  }

  /** The question that a step asks. */
  heading(step: StepName): Locator {
    return this.page.getByRole('heading', { level: 2, name: questions[step] })
  }

  /** Fields of one dancer of the entry, from 1. */
  dancer(number = 1) {
    const group = this.page.getByRole('group', { name: /^Танцор/ }).nth(number - 1)
    return {
      lastName: group.getByLabel('Фамилия'),
      firstName: group.getByLabel('Имя'),
      birthDate: group.getByLabel('Дата рождения'),
      gender: group.getByRole('radio', { name: 'Женский' }),
    }
  }

  /** A contest by its name within its section. */
  contest(section: string, name: string): Locator {
    const group = this.page.getByRole('group', { name: section, exact: true })
    return group.getByRole('checkbox', { name: startingWith(name) })
  }

  /** A packet, or a contest that stands outside its section. */
  option(title: string): Locator {
    return this.page.getByRole('checkbox', { name: startingWith(title) })
  }

  async fillContacts({ email, phone, city }: Contacts): Promise<void> {
    await this.email.fill(email)
    await this.phone.fill(phone)
    await this.city.fill(city)
  }

  /** The contacts without a mouse, and on by Enter. */
  async typeContacts(hands: Interactions, { email, phone, city }: Contacts): Promise<void> {
    await hands.fill(this.email, email)
    await hands.fill(this.phone, phone)
    await hands.fill(this.city, city)
    await hands.enter()
    await expectFocused(this.heading('Танцоры'))
  }

  /** The dancers without a mouse, as rows pasted from a table. */
  async pasteDancers(hands: Interactions, people: readonly PastedPerson[]): Promise<void> {
    await hands.follow(this.page.getByRole('button', { name: /Вставить из/ }))
    await hands.fill(this.page.getByLabel('Строки таблицы'), people.map(pastedRow).join('\n'))
    const added = String.raw`^Добавить: ${people.length}\sтанцора`
    await hands.follow(this.page.getByRole('button', { name: new RegExp(added) }))
    await expect(this.dancer().firstName).toHaveValue(people[0]?.first_name ?? '')
  }

  async fillDancer(person: Person, number = 1): Promise<void> {
    const { lastName, firstName, birthDate, gender } = this.dancer(number)
    await lastName.fill(person.last_name)
    await firstName.fill(person.first_name)
    await birthDate.fill(typedBirthDate(person))
    await gender.check()
  }

  /** Goes on from a step that is filled. */
  async goOn(to: StepName): Promise<void> {
    await this.next.click()
    await expect(this.heading(to)).toBeVisible()
  }

  async fillUpToDancers(contacts: Contacts): Promise<void> {
    await this.fillContacts(contacts)
    await this.goOn('Танцоры')
  }

  /** Contacts and dancers: up to the contests. */
  async fillUpToContests(people: readonly [Person & Contacts, ...Person[]]): Promise<void> {
    await this.fillUpToDancers(people[0])
    for (const [index, person] of people.entries()) await this.fillDancer(person, index + 1)
    await this.goOn('Номинации')
  }

  /** The packets, from the dancers: no step has to be gone through to them, they are opened by their number. */
  async openPackets(): Promise<void> {
    await this.packetsStep.click()
    await expect(this.heading('Пакеты')).toBeVisible()
  }

  /** From the contests: looks through it, consents and sends. */
  async reviewAndSubmit(): Promise<void> {
    await this.goOn('Проверка')
    await this.consentAndSubmit()
  }

  /** One dancer in one contest of a section from the first step to the ticket. */
  async registerSolo(person: Person & Contacts, section: string): Promise<Ticket> {
    await this.open()
    await this.fillUpToContests([person])
    await this.contest(section, 'Соло, взрослые').check()
    await this.reviewAndSubmit()
    return readTicket(this.page)
  }

  /** Consents and sends. */
  async consentAndSubmit(): Promise<void> {
    await this.processingConsent.check()
    await this.submit.click()
  }
}

interface PastedPerson extends Person {
  isBoy?: boolean
}

/** As a table of a spreadsheet is copied. */
function pastedRow(person: PastedPerson): string {
  const { last_name, first_name, isBoy = false } = person
  return [last_name, first_name, typedBirthDate(person), isBoy ? 'м' : 'ж'].join('\t')
}

export interface Ticket {
  number: string
  pin: string
}

/** Number and PIN as the last page shows them. */
export async function readTicket(page: Page): Promise<Ticket> {
  await expect(
    page.getByRole('heading', { name: /вы зарегистрированы| записан[аы]?$/i }),
  ).toBeVisible()
  const number = page.locator('dt:text-is("Номер") + dd')
  const pin = page.locator('dt:text-is("PIN-код") + dd')
  await expect(number).toHaveText(/^\d+$/)
  await expect(pin).toHaveText(/^\d{6}$/)
  return { number: await number.innerText(), pin: await pin.innerText() }
}

/** The contests of the registration that is open, as it lists them. */
export function listedContests(page: Page): Locator {
  return page.getByRole('list', { name: 'Номинации' }).getByRole('listitem')
}

/** @param titles of all the contests in their order: «Соло, взрослые · Folk» */
export async function expectListed(page: Page, titles: readonly string[]): Promise<void> {
  const parts = titles.map((title) => title.split(' · '))
  await expect(listedContests(page)).toContainText(parts.map(([name = '']) => name))
  await expect(listedContests(page)).toContainText(parts.map(([, section = '']) => section))
}

/** Opens a registration by number and PIN, on the page of the start options. */
export async function openRegistration(page: Page, { number, pin }: Ticket): Promise<void> {
  await page.getByLabel('Номер').fill(number)
  await page.getByLabel('PIN-код').fill(pin)
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expect(page.getByRole('heading', { name: `Заявка № ${number}` })).toBeVisible()
}

/** A control's name is its whole label: number, name, marks, price, whom it is for; «Соло, дебют» is no «Соло». */
function startingWith(name: string): RegExp {
  return new RegExp(`^\\d+\\.\\s${escapePattern(name)}(?!,)`)
}
