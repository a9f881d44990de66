import type { NowFloor } from '@parket/domain/live/now'
import type { HallCeremony } from '@parket/domain/live/hall/hallScene'
import type { EventOfPage } from '../parts/EventPage/EventPage.tsx'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import type { ListedResult } from '../resultData.ts'

/** What everybody may know of an event at this moment. */
export interface LiveData {
  event: EventOfPage
  /** None where no timetable is public. */
  floors: readonly NowFloor[]
  /** Whose places are revealed now, or were a few minutes ago. */
  ceremonies: readonly HallCeremony[]
  /** The contests of which something is public. */
  results: readonly ListedResult[]
}

export interface LiveLinks extends EventPageLinks {
  /** A contest's result: a pattern with `:groupNum`. */
  contest: string
}

/** How old what is shown is. */
export interface Freshness {
  /** When it was read, an ISO instant. */
  readAt: string
  /** Older than a minute: nothing was heard since. */
  isStale: boolean
  /** Changes are not told at present: the page asks every 15 seconds. */
  isPolled: boolean
}

/** Start numbers that are kept on this device. */
export interface OwnNumbers {
  numbers: readonly number[]
  onAdd: (number: number) => void
  onRemove: (number: number) => void
}
