import type { HomeData } from '../../pages/events/eventHome.ts'
import type { ResultsData } from '../../pages/events/eventResults.ts'
import type { StatisticsData } from '../../pages/events/eventStatistics.ts'
import type { Event, EventData } from './eventSource.ts'
import { CONTEST_FIELDS, EVENT_FIELDS, LISTED_CONTEST_FIELDS } from './fields.ts'

/** An event's data as they stand in its pages: whatever else the server knows would come each time, for nothing. */
export function trimEventData({ event, tags, contests }: EventData): EventData {
  return { event: trimEvent(event), tags, contests: pickEach(contests, CONTEST_FIELDS) }
}

/** The same of its home, which only lists the contests. */
export function trimHomeData({ event, tags, contests, sessions }: HomeData): HomeData {
  return {
    event: trimEvent(event),
    tags,
    contests: pickEach(contests, LISTED_CONTEST_FIELDS),
    sessions,
  }
}

export function trimResults({ event, contests }: ResultsData): ResultsData {
  return { event: trimEvent(event), contests: pickEach(contests, CONTEST_FIELDS) }
}

export function trimStatistics({ event, statistics }: StatisticsData): StatisticsData {
  return { event: trimEvent(event), statistics }
}

function trimEvent(event: Event): Event {
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
