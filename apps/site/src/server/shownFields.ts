import type { HomeData } from '../sources/eventHome.ts'
import type { EventData } from '../sources/events.ts'
import { CONTEST_FIELDS, EVENT_FIELDS, LISTED_CONTEST_FIELDS } from '../sources/fields.ts'

/** An event's data as they stand in its pages: whatever else the server knows would come each time, for nothing. */
export function shownEventData({ event, tags, contests }: EventData): EventData {
  return {
    event: pick(event, EVENT_FIELDS),
    tags,
    contests: contests.map((contest) => pick(contest, CONTEST_FIELDS)),
  }
}

/** The same of its home, which only lists the contests. */
export function shownHomeData({ event, tags, contests, sessions }: HomeData): HomeData {
  return {
    event: pick(event, EVENT_FIELDS),
    tags,
    contests: contests.map((contest) => pick(contest, LISTED_CONTEST_FIELDS)),
    sessions,
  }
}

function pick<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>
}
