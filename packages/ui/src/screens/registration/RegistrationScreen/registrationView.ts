import type { EventContest, EventDetails } from '../../events/eventData.ts'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { PaymentStatus } from '@parket/domain/money/paymentStatus'
import type { StoredEntry } from '@parket/domain/registration/storedRegistration'
import type { Instant } from '@parket/domain/format/date'
import type { NowFloor } from '@parket/domain/live/now'
import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import type { Consents } from '@parket/domain/registration/request'
import type { ClaimState } from '../../parts/ClaimAlert/ClaimAlert.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'

/** An entry with its place in the waiting list, from 1; null unless it waits. */
export interface WaitingEntry extends StoredEntry {
  waiting_place: number | null
}

export interface RegisteredDancer {
  id: number
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`; '' where the device alone is asked, which does not keep it. */
  birth_date: string
  gender: 'F' | 'M'
}

/** A registration with all its data. */
export interface FullRegistration {
  regData: Affiliation & {
    reg_n: number
    /** Left out for the staff of the event. */
    pin_code?: string | undefined
    start_number: number | null
    /** '' with all other contacts where the device alone is asked, which does not keep them. */
    email: string
    phone: string
    city: string
    /** It was a duplicate: another registration has its entries and payments by now. */
    was_merged: boolean
  }
  dancers: readonly RegisteredDancer[]
  registrations: readonly WaitingEntry[]
}

/** One of the registrations made in this browser one after another. */
export interface RecentRegistration {
  id: number
  reg_n: number
  pin_code?: string | undefined
  dancers: readonly Omit<RegisteredDancer, 'id'>[]
  registrations: readonly Pick<StoredEntry, 'contest_id' | 'status'>[]
  account: Loading | Failed | Ready<Pick<PaymentAccount, 'charged' | 'paid' | 'qr'>>
  /** Its own page. */
  href: string
}

/** What it costs and what is paid; sums in kopecks. */
export interface PaymentAccount {
  lines: readonly { title: string; amount: number }[]
  charged: number
  paid: number
  status: PaymentStatus
  /** Text of the payment QR; null where nothing is owed or the event has no bank details. */
  qr: string | null
}

/** Consents that were not asked when the registration was made. */
export type ConsentQuestion =
  | {
      state: 'open'
      asked: readonly ConsentKind[]
      /** The answer is on its way. */
      isSending: boolean
      /** Why it was not taken, in Russian. */
      problem: string | null
    }
  | { state: 'answered' }

/** What the screen shows of a registration. */
export interface RegistrationView {
  event: Pick<
    EventDetails,
    | 'id'
    | 'name'
    | 'city'
    | 'place'
    | 'date_begin'
    | 'date_end'
    | 'time_zone'
    | 'starts_at'
    | 'age_mode'
    | 'reg_to'
    | 'banner_url'
    | 'cancelled_at'
    | 'pay_until'
    | 'start_number_mode'
    | 'retention_months'
  >
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  contests: readonly EventContest[]
  registration: FullRegistration
  /** Why it is as this browser knows it, not as it is now; null when it is fresh. */
  failure: { message: string; onRetry: () => void } | null
  /** Just made in this tab: the screen says so and what to do next. */
  isNew: boolean
  /** What happened last, in Russian: «Изменения сохранены». */
  notice: string | null
  /** Null where nothing is asked. */
  consents: ConsentQuestion | null
  /** Why nothing can be changed any more, in Russian; null when it can. */
  closed: string | null
  payment: Loading | Failed | Ready<PaymentAccount>
  /** Numbers of registrations of this browser without an account, while a user is logged in. */
  unowned: readonly number[]
  claim: ClaimState
  /** Who is registered next with the same contacts. */
  nextDancers: readonly string[]
  /** How many dancers wait for their turn, the next ones included. */
  waiting: number
  /** This registration and those made in this browser before it; [] unless there are several. */
  recentRegistrations: readonly RecentRegistration[]
  /** When it dances today; null on other days than the event's, and where nobody of it dances. */
  day: RegistrationDay | null
  /** What is public of its start number, in the order of the contests; [] before it. */
  results: readonly RegistrationResult[]
}

/** The event's day as one registration has it. */
export interface RegistrationDay {
  /** What is worn on the back; null until the organisers have given one. */
  number: number | null
  /** What is on and ahead; null before the first answer. */
  floors: readonly NowFloor[] | null
  /** When that was read; null before the first answer. */
  readAt: Instant | null
  /** The moment now, as it goes on while the page is open. */
  now: Instant
  /** The server cannot be asked: what is shown is what this device keeps. */
  isStale: boolean
}

/** A published place of a registration. */
export interface RegistrationResult {
  /** Tells them apart. */
  key: string
  /** «Соло, взрослые · Oriental»; in a Jack & Jill with the role. */
  title: string
  /** «3», «3–5». */
  place: string
  /** The contest's result, with its own row marked. */
  href: string
  /** The place as a picture to post. */
  picture: string
}

export interface RegistrationActionHandlers {
  /** Starts another registration with the same contacts; null where this one was not made in this tab. */
  onAnother: (() => void) | null
  /** Adds those without an account to the one logged in. */
  onClaim: () => void
  /** Answers the question about consents; a box that is not ticked is a «no». */
  onConsents: (consents: Required<Consents>) => void
  onCalendar: () => void
  onPrint: () => void
}

export interface RegistrationScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<RegistrationView>
  /** What can be done with the registration. */
  actions: RegistrationActionHandlers
  /** Addresses that it leads to. */
  links: {
    event: string
    /** Where registering starts: what to dance, or which registration to change. */
    start: string
    /** The wizard with this registration in it. */
    change: string
    /** The registration among all of the event, for those who organise it; null for everybody else. */
    office: string | null
    /** The picture «Я танцую» of the event; null for who dances not, or no more. */
    picture: string | null
    /** What is on, with the own heats; null on other days than the event's, and for others than the dancer. */
    live: string | null
    /** Where the texts stand that are consented to. */
    consents: ConsentLinks
    /** The registration with its host, without the PIN: for the ticket's QR code. */
    ticket: string
  }
}
