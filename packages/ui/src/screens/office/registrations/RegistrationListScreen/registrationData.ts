import type { TitledContest } from '@parket/domain/contest/title'
import type { EventAges } from '@parket/domain/event/event'
import type { PaymentStatus } from '@parket/domain/money/paymentStatus'
import type { EntryStatus, JnjRole } from '@parket/domain/registration/request'

/** A set of dancers with its contacts, as the staff of the event see it. */
export interface RegistrationItem {
  regData: {
    id: number
    reg_n: number
    /** null: the registration's number. */
    start_number: number | null
    email: string
    phone: string
    city: string
    troupe: string
    club: string
    coach: string
    consents: {
      processing: boolean | null
      publication: boolean | null
      /** Who signed them on paper, and on which day (`YYYY-MM-DD`); absent where they were given on the site. */
      paper?: { given_by: string; given_on: string } | null
    }
    created_at: string
    updated_at: string
  }
  dancers: readonly RegisteredDancer[]
  registrations: readonly ContestRegistration[]
  /** Kopecks. */
  balance: { charged: number; paid: number; status: PaymentStatus }
}

export type RegistrationSort =
  | 'reg_n'
  | '-reg_n'
  | 'created_at'
  | '-created_at'
  | 'last_name'
  | '-last_name'
  | 'city'
  | '-city'
  | 'club'
  | '-club'

/** What the address says; empty: no filter. */
export interface RegistrationQuery {
  q: string
  group_num: string
  status: '' | EntryStatus
  payment: '' | PaymentStatus
  consent: '' | 'given' | 'missing'
  city: string
  club: string
  age_min: string
  age_max: string
  sort: RegistrationSort
}

/** What the registrations can be filtered by, with how many each choice finds. */
export interface RegistrationFacets {
  total: number
  unpaid: number
  waiting: number
  without_consent: number
  cities: readonly Facet[]
  clubs: readonly Facet[]
}

interface Facet {
  value: string
  count: number
}

/** The letter with number and PIN: staff send it, they do not see the PIN. */
export interface PinLetter {
  state: 'idle' | 'sending' | 'sent'
  /** Why it could not be sent, in Russian. */
  message: string | null
  onSend: () => void
}

export interface RegisteredDancer {
  id: number
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
  gender: 'F' | 'M'
  former_last_name: string
  federation_codes: readonly string[]
}

export interface ContestRegistration {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
  role: JnjRole | null
}

export interface NamedContest extends TitledContest {
  id: string
  group_num: number
}

export interface RegistrationListEvent extends EventAges {
  name: string
}

export const paymentTones: Record<PaymentStatus, 'positive' | 'caution' | 'critical' | 'closed'> = {
  unpaid: 'closed',
  partial: 'caution',
  paid: 'positive',
  overpaid: 'caution',
}
