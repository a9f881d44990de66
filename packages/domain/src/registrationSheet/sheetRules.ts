import type { IsoDate } from '../format/date.ts'
import type { RegistrationContest } from '../contest/contest.ts'
import type { Occupancy } from '../registration/capacity.ts'
import type { RegistrationRules } from '../registration/check.ts'
import type { DancerInput, EntryStatus } from '../registration/request.ts'
import type { SheetSet } from './groupRows.ts'

export type PlacedContest = RegistrationContest & { capacity: number | null }

/** A registration that the event has. */
export interface KnownRegistration {
  id: number
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date'>[]
  entries: readonly { contest_id: string; status: EntryStatus }[]
  /** Kopecks that were written from tables before, by reference. */
  booked: ReadonlyMap<string, number>
}

/** What an event has before a table is read. */
export interface SheetRules extends Omit<RegistrationRules, 'contests' | 'isPhone' | 'isStaff'> {
  contests: readonly PlacedContest[]
  /** The day whose price step applies to entries of which the table says none; null: today. */
  pricedOn: IsoDate | null
  registrations: readonly KnownRegistration[]
  /** Contests for whose draw digits are said: until it nobody new comes into them. */
  fixed: ReadonlySet<string>
  /** How many stand in each contest that has a limit. */
  places: ReadonlyMap<string, readonly Occupancy[]>
}

/** The entries of the table that a registration never had. */
export function newEntries(
  { entries }: SheetSet,
  known: KnownRegistration | null,
): SheetSet['entries'] {
  const had = new Set(known?.entries.map(({ contest_id }) => contest_id))
  return entries.filter(({ contestId }) => !had.has(contestId))
}
