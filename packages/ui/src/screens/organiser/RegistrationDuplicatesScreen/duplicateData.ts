import type { NumberedContest } from '@parket/domain/contest/title'
import type { EntryStatus } from '@parket/domain/registration/request'

export interface DuplicateItem {
  regData: {
    id: number
    reg_n: number
    version: number
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
}
