import type { NumberedContest } from '@parket/domain/contest/title'
import type { EntryStatus } from '@parket/domain/registration/request'

export interface DuplicateItem {
  regData: {
    id: number
    reg_n: number
    version: number
    /** Null: the number of the registration. */
    start_number: number | null
    email: string
    phone: string
    city: string
    club: string
  }
  dancers: readonly { last_name: string; first_name: string; birth_date: string }[]
  registrations: readonly { contest_id: string; status: EntryStatus }[]
  /** Kopecks. */
  balance: { charged: number; paid: number }
}

/** Two of the same names: entered twice, or namesakes. */
export interface DuplicatePair {
  one: DuplicateItem
  other: DuplicateItem
}

/** A pair that somebody said to be two registrations. */
export interface DistinctPair extends DuplicatePair {
  id: number
  /** When. */
  at: string
  /** Who; null once the account is gone. */
  by: string | null
}

export type DuplicateContest = NumberedContest & { id: string }

/** What merging comes to. */
export interface MergePreview {
  /** Contest ids. */
  moved: readonly string[]
  given_up: readonly string[]
  /** Kopecks that go over. */
  amount: number
  /** Of both registrations together, in kopecks. */
  before: { charged: number; paid: number }
  after: { charged: number; paid: number }
  /** Who said that these are two registrations, and when; null, nobody. */
  decided: Pick<DistinctPair, 'at' | 'by'> | null
}
