import type { HomeData } from '../sources/eventHome.ts'
import type { ResultsData } from '../sources/eventResults.ts'
import type { StatisticsData } from '../sources/eventStatistics.ts'
import type { Event, EventData } from '../sources/events.ts'
import { CONTEST_FIELDS, EVENT_FIELDS, LISTED_CONTEST_FIELDS } from '../sources/fields.ts'

/** An event's data as they stand in its pages: whatever else the server knows would come each time, for nothing. */
export function shownEventData({ event, tags, contests }: EventData): EventData {
  return { event: shownEvent(event), tags, contests: pickEach(contests, CONTEST_FIELDS) }
}

/** The same of its home, which only lists the contests. */
export function shownHomeData({ event, tags, contests, sessions }: HomeData): HomeData {
  return {
    event: shownEvent(event),
    tags,
    contests: pickEach(contests, LISTED_CONTEST_FIELDS),
    sessions,
  }
}

export function shownResults({ event, contests }: ResultsData): ResultsData {
  return { event: shownEvent(event), contests: pickEach(contests, CONTEST_FIELDS) }
}

export function shownStatistics({ event, statistics }: StatisticsData): StatisticsData {
  return { event: shownEvent(event), statistics }
}

function shownEvent(event: Event): Event {
  return pick(event, EVENT_FIELDS)
}

function pickEach<T extends object, K extends keyof T>(
  items: readonly T[],
  fields: readonly K[],
): Pick<T, K>[] {
  return items.map((item) => pick(item, fields))
}

function pick<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>
}
