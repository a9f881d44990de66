import type { IsoDate } from '@parket/domain/format/date'

export interface ContestFigures {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  entries: number
  waiting: number
  dancers: number
  /** Fewer entries than the contest needs to be held. */
  below_minimum: boolean
}

interface NamedFigures {
  name: string
  entries: number
  dancers: number
}

/** Sums over the active entries of an event. */
export interface EventStatistics {
  entries: number
  /** Each counted once. */
  dancers: number
  by_contest: readonly ContestFigures[]
  by_section: readonly NamedFigures[]
  by_age: readonly { age: number; dancers: number }[]
  by_city: readonly NamedFigures[]
  /** By the day of signing up, in the event's zone; days without any are left out. */
  by_day: readonly { day: IsoDate; entries: number }[]
}
