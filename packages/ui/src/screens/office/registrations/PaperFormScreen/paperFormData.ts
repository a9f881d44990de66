import type { EventHeading, EventAges } from '@parket/domain/event/event'
import type { MethodByHand } from '@parket/domain/money/payment'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { OfferedContest } from '@parket/domain/registration/availability'
import type { PaperConsent } from '@parket/domain/paperForm/paperForm'
import type {
  Contacts,
  DancerInput,
  JnjRole,
  PacketSelections,
} from '@parket/domain/registration/request'
import type { RegistrationContest } from '@parket/domain/contest/contest'

export type PaperFormEvent = EventHeading & EventAges

/** A contest as the form offers it. */
export interface PaperFormContest extends RegistrationContest {
  /** Kopecks per dancer, as it is charged today. */
  price: number
}

/** What is typed from a form on paper. */
export interface PaperFormValues {
  regData: Contacts & Affiliation
  dancers: readonly DancerInput[]
  /** Numbers of contests as they are typed: «11, 12». */
  numbers: string
  /** What the numbers choose. */
  packets: PacketSelections
  /** By contest id. */
  roles: Record<string, JnjRole>
  /** Why somebody comes into a contest that takes no entries any more. */
  late_reason: string
  consents: { processing: boolean; publication: boolean }
  paper: PaperConsent
  payment: PaperPayment
}

export interface PaperPayment {
  /** '': nothing was paid. */
  method: MethodByHand | ''
  /** Kopecks; null: all that is owed. */
  amount: number | null
  reference: string
}

/** Somebody of the form who seems to be registered already. */
export interface PaperFormSamePerson {
  /** The registration that has them. */
  regN: number
  /** «Соколова Вера, 12.03.2012». */
  dancer: string
  /** «11. Oriental»: what they have there. */
  contests: readonly string[]
  /** Why it may be the same person; null: names and birth date agree. */
  reason: string | null
  href: string
}

/** A form that was entered. */
export interface EnteredForm {
  regN: number
  /** «Соколова Вера». */
  title: string
  /** Kopecks. */
  charged: number
  paid: number
  /** Entries that wait for a place. */
  waiting: number
  href: string
}

export type PaperFormChoice = OfferedContest<PaperFormContest>
