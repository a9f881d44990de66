import { millisecondsInMinute } from 'date-fns/constants'
import { toMillis } from '../format/date.ts'
import type { EditedItem, EditedSession } from './edit.ts'
import { timeItems, type Timed } from './timetable.ts'

/** An item that knows where the public saw it first; null: it stands as it was published, or the timetable is a draft. */
export interface PublishedItem extends EditedItem {
  publishedStart: string | null
  publishedSessionId: number | null
}

/** The minutes by which an item starts later than the public saw first; 0 where it starts as it did. */
export function shiftMinutes({ start, publishedStart }: Timed<PublishedItem>): number {
  if (publishedStart === null) return 0
  return Math.round((start - toMillis(publishedStart)) / millisecondsInMinute)
}

/** An item that starts at another time than the public saw first, with those after it that moved by as much. */
export interface MovedRun<T> {
  first: Timed<T>
  /** How many follow it. */
  more: number
  minutes: number
}

/** What moved on a floor since it was published: neighbours that moved by as much are one. */
export function movedRuns<T extends PublishedItem>(items: readonly Timed<T>[]): MovedRun<T>[] {
  const runs: MovedRun<T>[] = []
  let before = 0
  for (const item of items) {
    const minutes = shiftMinutes(item)
    const last = runs.at(-1)
    if (minutes !== 0 && last && minutes === before) last.more += 1
    else if (minutes !== 0) runs.push({ first: item, more: 0, minutes })
    before = minutes
  }
  return runs
}

/**
 * Sessions with their items where the public saw them first (docs/rules/timetable.md, «Changes after publication»):
 * in their session, at their time. An item that is longer now may keep the next one waiting; what was deleted stays
 * deleted. A session whose items all stand as published is the same object.
 */
export function asPublished<I extends PublishedItem, S extends EditedSession<I>>(
  sessions: readonly S[],
): S[] {
  const moved = sessions.flatMap(({ id, start, items }) =>
    timeItems(start, items).map((item) => ({
      item: items.find((one) => one.id === item.id) as I,
      sessionId: item.publishedSessionId ?? id,
      at: item.publishedStart === null ? item.start : toMillis(item.publishedStart),
    })),
  )
  const known = new Set(sessions.map(({ id }) => id))
  return sessions.map((session) => {
    const own = moved
      .filter(({ item, sessionId }) =>
        known.has(sessionId) ? sessionId === session.id : session.items.includes(item),
      )
      .toSorted((one, other) => one.at - other.at)
    const first = own[0]
    if (!first) return session.items.length === 0 ? session : { ...session, items: [] }
    let end = Math.min(first.at, toMillis(session.start))
    const start = end === toMillis(session.start) ? session.start : new Date(end).toISOString()
    const items = own.map(({ item, at }) => {
      const delay = Math.max(0, Math.round((at - end) / millisecondsInMinute))
      end += (delay + item.minutes) * millisecondsInMinute
      return delay === (item.delay ?? 0) ? item : Object.assign({}, item, { delay })
    })
    const isSame =
      start === session.start &&
      items.length === session.items.length &&
      items.every((item, index) => item === session.items[index])
    return isSame ? session : { ...session, start, items }
  })
}
