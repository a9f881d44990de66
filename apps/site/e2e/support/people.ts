import { randomInt } from 'node:crypto'
import { formatDate } from '@parket/domain/format/date'

export interface Person {
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
}

export interface Contacts {
  email: string
  phone: string
  city: string
}

const SYLLABLES = ['ба', 'ве', 'го', 'ди', 'жа', 'зе', 'ко', 'лу', 'ми', 'не', 'по', 'ру', 'са']

/** Somebody new with contacts of their own: tests that share a server never meet. */
export function makePerson(birth_date = '1990-03-14'): Person & Contacts {
  const letters = Array.from({ length: 6 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('')
  return {
    last_name: `${letters.charAt(0).toUpperCase()}${letters.slice(1)}ва`,
    first_name: 'Анна',
    birth_date,
    email: `dancer-${randomInt(1e12)}@example.test`,
    phone: '+7 912 345-67-89',
    city: 'Екатеринбург',
  }
}

export function contactsOf({ email, phone, city }: Contacts): Contacts {
  return { email, phone, city }
}

export function nameOf({ last_name, first_name }: Person): string {
  return `${last_name} ${first_name}`
}

/** As people type it: «14.03.1990». */
export function typedBirthDate({ birth_date }: Person): string {
  return formatDate(birth_date)
}
