import { amountOwed, type Balance } from '../money/paymentStatus.ts'
import type { Attendance } from '../registration/attendance.ts'
import { dancerName } from '../registration/dancers.ts'
import { isWithdrawn } from '../registration/entryStatus.ts'
import type { EntryStatus } from '../registration/request.ts'

/** A registration as the desk looks for it. */
export interface DeskPerson {
  id: number
  reg_n: number
  /** null: the registration's number. */
  start_number: number | null
  troupe: string
  city: string
  club: string
  dancers: readonly { last_name: string; first_name: string; gender: 'F' | 'M' }[]
  entries: readonly { contest_id: string; status: EntryStatus }[]
  balance: Balance
  has_consent: boolean
  attendance: Attendance | null
  attendance_at: string | null
  /** Who noted it at the desk. */
  noted_by: { id: number; name: string } | null
}

/** Whom a search of the desk finds, in the order in which they are shown. */
export interface DeskFound<Person> {
  /** Who wears the number, else whose registration has it. */
  exact: Person | null
  /** Numbers that begin so. */
  begins: readonly Person[]
  /** By name, troupe, club or city. */
  named: readonly Person[]
}

export function deskNumber({ start_number, reg_n }: Pick<DeskPerson, 'start_number' | 'reg_n'>) {
  return start_number ?? reg_n
}

/** Who is meant: the troupe, or the dancers. */
export function deskName({ troupe, dancers }: Pick<DeskPerson, 'troupe' | 'dancers'>): string {
  if (troupe !== '') return troupe
  const names = dancers.slice(0, 2).map(dancerName).join(', ')
  return dancers.length > 2 ? `${names} и\u00A0ещё ${dancers.length - 2}` : names
}

/** «Пришёл», «Пришла», «Пришли»: what the button says. */
export function arrivedWord({ troupe, dancers }: Pick<DeskPerson, 'troupe' | 'dancers'>): string {
  const [first, ...others] = dancers
  if (troupe !== '' || others.length > 0 || !first) return 'Пришли'
  return first.gender === 'F' ? 'Пришла' : 'Пришёл'
}

/**
 * «Exact number first» (docs/rules/registration.md, «Search at the desk»). Digits alone look at numbers; in phones and
 * mails the server looks, where no number is found.
 *
 * @param people by number; all of them without words
 */
export function searchDesk<Person extends DeskPerson>(
  people: readonly Person[],
  q: string,
): DeskFound<Person> {
  const text = fold(q.trim())
  if (text === '') return { exact: null, begins: [], named: people }
  if (/^\d+$/.test(text)) {
    const exact =
      people.find((person) => String(deskNumber(person)) === text) ??
      people.find(({ reg_n }) => String(reg_n) === text) ??
      null
    const begins = people.filter(
      (person) => person !== exact && String(deskNumber(person)).startsWith(text),
    )
    return { exact, begins, named: [] }
  }
  const words = text.split(/\s+/)
  const named = people.filter((person) => {
    const own = fold(
      [person.troupe, person.city, person.club, ...person.dancers.map(dancerName)].join(' '),
    )
    return words.every((word) => own.includes(word))
  })
  return { exact: null, begins: [], named }
}

/** Whether Enter may mark somebody: it never moves money, so who owes is asked about first. */
export function isMarkedByEnter(person: DeskPerson): boolean {
  return person.attendance !== 'present' && isExpected(person) && amountOwed(person.balance) === 0
}

/** Whether somebody may still come: not all of it was withdrawn. */
export function isExpected({ entries }: Pick<DeskPerson, 'entries'>): boolean {
  return !isWithdrawn(entries)
}

/** «Пришли 120 из 309», and each person's share, the greatest first. */
export interface DeskCount {
  present: number
  expected: number
  shares: readonly { id: number; name: string; count: number }[]
}

export function countDesk(people: readonly DeskPerson[]): DeskCount {
  const present = people.filter(({ attendance }) => attendance === 'present')
  const shares = new Map<number, { id: number; name: string; count: number }>()
  for (const { noted_by } of present) {
    if (noted_by === null) continue
    const { count } = shares.get(noted_by.id) ?? { count: 0 }
    shares.set(noted_by.id, { ...noted_by, count: count + 1 })
  }
  return {
    present: present.length,
    // Who came is counted even where all was withdrawn since: «12 из 11» would be read as a fault.
    expected: people.filter((person) => isExpected(person) || person.attendance === 'present')
      .length,
    shares: [...shares.values()].toSorted((one, other) => other.count - one.count),
  }
}

/** Who came last, the latest first. */
export function latestArrivals<Person extends DeskPerson>(
  people: readonly Person[],
  most: number,
): Person[] {
  return people
    .filter(({ attendance }) => attendance === 'present')
    .toSorted((one, other) => arrivalOf(other).localeCompare(arrivalOf(one)))
    .slice(0, most)
}

function arrivalOf({ attendance_at }: DeskPerson): string {
  return attendance_at ?? ''
}

function fold(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
}
