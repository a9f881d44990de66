import type { EntryStatus } from './request.ts'

/** What is printed of an event's registrations. */
export const eventPapers = ['numbers', 'contests', 'clubs', 'cities'] as const

export type EventPaper = (typeof eventPapers)[number]

/** How large a start number is: two on a sheet of A4, or four. */
export const numberSizes = ['a5', 'a6'] as const

export type NumberSize = (typeof numberSizes)[number]

/** Numbers printed at once: more make a browser wait too long. */
export const numbersAtOnce = 300

/** A registration as it is printed. */
export interface PrintedRegistration {
  startNumber: number
  /** Last and first names. */
  names: readonly string[]
  troupe: string
  city: string
  club: string
  entries: readonly { contest_id: string; status: EntryStatus }[]
}

export interface PrintedGroup<T> {
  /** '' for who names none. */
  title: string
  registrations: readonly T[]
}

/** Registrations that dance, by start number: who only waits, or was taken back, is in no list. */
export function listDancing<T extends PrintedRegistration>(registrations: readonly T[]): T[] {
  return registrations
    .filter(({ entries }) => entries.some(({ status }) => status === 'active'))
    .toSorted((one, other) => one.startNumber - other.startNumber)
}

/** Those of a contest, by start number. */
export function inContest<T extends PrintedRegistration>(
  registrations: readonly T[],
  contestId: string,
): T[] {
  return listDancing(registrations).filter(({ entries }) =>
    entries.some(({ contest_id, status }) => contest_id === contestId && status === 'active'),
  )
}

/**
 * Registrations by club or city, groups by the alphabet, who names none last. «Ритм» and «РИТМ» are one group, called
 * as its first registration writes it.
 */
export function groupedBy<T extends PrintedRegistration>(
  registrations: readonly T[],
  field: 'club' | 'city',
): PrintedGroup<T>[] {
  const groups = Map.groupBy(listDancing(registrations), (each) => fold(each[field]))
  return [...groups]
    .toSorted(([one], [other]) => {
      if (one === '' || other === '') return one === '' ? 1 : -1
      return one.localeCompare(other, 'ru')
    })
    .map(([, own]) => ({ title: own[0]?.[field].trim() ?? '', registrations: own }))
}

/** Those whose numbers lie between two, both included; null leaves a bound open. */
export function numbersWithin<T extends PrintedRegistration>(
  registrations: readonly T[],
  { from, to }: { from: number | null; to: number | null },
): T[] {
  return registrations.filter(
    ({ startNumber }) => startNumber >= (from ?? startNumber) && startNumber <= (to ?? startNumber),
  )
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е')
}
