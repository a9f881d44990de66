import type { EventHeading } from '@parket/domain/event/event'
import type { IsoDate } from '@parket/domain/format/date'

export interface ContestFigures {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  entries: number
  waiting: number
  dancers: number
  /** Entries that were called and did not come. */
  no_shows: number
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
  /** An empty name stands for entries without a club. */
  by_club: readonly NamedFigures[]
  /** By the day of signing up, in the event's zone; days without any are left out. */
  by_day: readonly { day: IsoDate; entries: number }[]
  /** The team's event before this one; null for its first. */
  before: {
    event: EventHeading & { id: number }
    entries: number
    /** Those made as many days before its first day as there are to this event's now. */
    entries_by_then: number
    dancers: number
  } | null
  /** In kopecks; null for who may not see it. */
  money: { charged: number; paid: number } | null
}
