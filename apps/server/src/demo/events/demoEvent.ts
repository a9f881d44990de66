import type { Payee } from '@parket/domain/event/payee'
import type { PublicContacts } from '@parket/domain/team/publicContacts'
import type { PriceStep } from '@parket/domain/event/event'

import type { DemoContest } from '../builders/contests.ts'
import type { Random } from '../../modules/events/rehearsal/random.ts'
import type { DemoEntry, EntriesPlan } from '../builders/entries.ts'
import type { DemoSession } from '../builders/timetable.ts'

/** An event of the demo, whole: what is written, and the entries to invent for it. */
export interface DemoEvent {
  event: {
    id: number
    team_id: number
    name: string
    /** What kind of event it is, in few words. */
    kind?: string
    date_begin: Date
    date_end: Date
    city: string
    place: string
    reg_from: Date | null
    reg_to: Date | null
    pay_until?: Date
    published: boolean
    info: string
    contacts: PublicContacts
    payment_details: Payee | null
    price_steps: PriceStep[]
    created_at: Date
  }
  tags: { tag_name: string; tag_value: string | null; pub: boolean }[]
  contests: DemoContest[]
  /** Finals in which some place is decided by a rule, by number of the contest. */
  decidedBy?: Readonly<Record<number, string>>
  /** With judges and panels; before its day an event of the demo has neither. */
  timetable?: DemoSession[]
  entries?: DemoEntries
  /** People who danced at earlier events of the team come again. */
  hasRegulars?: boolean
  /** Entries of these contests alone, invented after the others, which stay as they are. */
  laterEntries?: DemoEntries & { groupNums: readonly number[] }
  /** Contests whose first round runs and has no marks yet, by number. */
  unmarked?: readonly number[]
  /** Letters of a panel that is not the usual one, by number of the contest. */
  panels?: Readonly<Record<number, string>>
  /** Judges who mark beside every panel, and are never counted. */
  trainees?: readonly { judge_id: number; letter: string }[]
}

type DemoEntries = Pick<EntriesPlan, 'count' | 'from' | 'until' | 'shares' | 'planted'> & {
  agreeing?: number
  withdrawn?: number
  present?: number
  /** How many have not paid, beside ninety who have; ten when absent. */
  unpaid?: number
  /** Families, clubs and others who are entered by hand, beside those invented. */
  more?: (random: Random, contests: readonly DemoContest[]) => DemoEntry[]
}

/** The number of the contest that is charged once per dancer, at events that have one. */
export const PAY_GROUP = 1

export const payGroupTag = { tag_name: 'PAY-GROUP', tag_value: String(PAY_GROUP), pub: false }

export const payGroupContest = {
  group_num: PAY_GROUP,
  group_name: 'Организационный взнос',
  rubles: 500,
  scoring: 'none' as const,
}

/** Fictional; of the right form, so that a payment QR can be made of it. */
export const paymentDetails: Payee = {
  name: 'АНО «Танцевальные турниры Паркет»',
  account: '40703810000000000001',
  bank: 'Банк «Вымышленный»',
  bic: '044525000',
  corr_account: '30101810000000000000',
  inn: '7700000000',
  kpp: '770001001',
}

export const adults: [number, number] = [18, 99]
export const anyAge: [number, number] = [7, 99]
