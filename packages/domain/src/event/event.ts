import type { IsoDate } from '../format/date.ts'

/**
 * `exact`: full years on the first day; `year`: difference of the years (docs/rules/events-and-contests.md, «Age»).
 */
export const ageModes = ['exact', 'year'] as const

export type AgeMode = (typeof ageModes)[number]

/** Of which rounds every paper is typed by two people; a judge's device needs no second entry. */
export const secondEntries = ['none', 'finals', 'all'] as const

export type SecondEntry = (typeof secondEntries)[number]

/** From what heats are drawn: the server chooses it, or the hall says digits. */
export const drawModes = ['server', 'public'] as const

export type DrawMode = (typeof drawModes)[number]

/**
 * What stands on a dancer's back: the number of the registration, or a number that the organisers give; until they have,
 * the number of the registration counts (docs/adr/0031).
 */
export const startNumberModes = ['reg_n', 'own'] as const

export type StartNumberMode = (typeof startNumberModes)[number]

/** From this day on, contests cost `percent` of the listed price. */
export interface PriceStep {
  from: IsoDate
  percent: number
}

/** When an event takes place: timestamps with offset, shown in `time_zone` (IANA). */
export interface EventPeriod {
  date_begin: string
  date_end: string
  time_zone: string
}

/** What a header title needs. */
export interface EventHeading extends EventPeriod {
  name: string
  city: string
}

/** How ages are counted at an event. */
export interface EventAges extends EventPeriod {
  age_mode: AgeMode
}

/** When entries are taken; null = no bound. A draft (`published` false), an archived and a cancelled event take none. */
export interface RegistrationWindow extends EventPeriod {
  published: boolean
  archived_at: string | null
  cancelled_at: string | null
  reg_from: string | null
  reg_to: string | null
}

/** What the rules of registration read of an event. */
export interface RegistrationEvent extends EventAges, RegistrationWindow {}

/** An event tag, «shown as name=value or just the name» (docs/rules/events-and-contests.md, «Tags»). */
export interface EventTag {
  tag_name: string
  tag_value: string | null
}
