import { toMillis } from '../format/date.ts'
import { endOf, type PlannedItem } from './timetable.ts'

/** A session as it is edited: its items in order, each with an id. */
export interface EditedSession<Item extends EditedItem = EditedItem> {
  id: number
  floor: string
  start: string
  items: readonly Item[]
}

export interface EditedItem extends PlannedItem {
  id: number
}

/** Puts an item into a session before the item that stands at `index` without it; sessions that change are new objects. */
export function moveItem<S extends EditedSession>(
  sessions: readonly S[],
  itemId: number,
  to: { sessionId: number; index: number },
): S[] {
  const item = sessions.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  if (!item) return [...sessions]
  const without = removeItem(sessions, itemId)
  const place = without.findIndex(({ id }) => id === to.sessionId)
  const session = without[place]
  if (!session) return [...sessions]
  const items = session.items.toSpliced(to.index, 0, item)
  return without.with(place, { ...session, items })
}

/** Puts an item right after another one, wherever that stands. */
export function moveAfter<S extends EditedSession>(
  sessions: readonly S[],
  itemId: number,
  afterId: number,
): S[] {
  const without = removeItem(sessions, itemId)
  const session = without.find(({ items }) => items.some(({ id }) => id === afterId))
  if (!session) return [...sessions]
  const index = session.items.findIndex(({ id }) => id === afterId) + 1
  return moveItem(sessions, itemId, { sessionId: session.id, index })
}

/** Takes an item off its session. */
export function removeItem<S extends EditedSession>(sessions: readonly S[], itemId: number): S[] {
  return sessions.map((session) =>
    session.items.some(({ id }) => id === itemId)
      ? { ...session, items: session.items.filter(({ id }) => id !== itemId) }
      : session,
  )
}

/** Two items change places. */
export function swapItems<S extends EditedSession>(
  sessions: readonly S[],
  one: number,
  other: number,
): S[] {
  const all = sessions.flatMap(({ items }) => items)
  const instead = new Map([
    [one, all.find(({ id }) => id === other)],
    [other, all.find(({ id }) => id === one)],
  ])
  return sessions.map((session) =>
    session.items.some(({ id }) => instead.has(id))
      ? { ...session, items: session.items.map((item) => instead.get(item.id) ?? item) }
      : session,
  )
}

/**
 * A delay moves what follows: the item begins `minutes` later than it would, so do all after it in its
 * session, and later sessions of the floor begin when the one before them ends, if that is later. Time given
 * back (a negative number) never moves a session.
 */
export function delayItem<S extends EditedSession>(
  sessions: readonly S[],
  itemId: number,
  minutes: number,
): S[] {
  const late = sessions.map((session) =>
    session.items.some(({ id }) => id === itemId)
      ? {
          ...session,
          items: session.items.map((item) =>
            item.id === itemId
              ? { ...item, delay: Math.max(0, (item.delay ?? 0) + minutes) }
              : item,
          ),
        }
      : session,
  )
  const delayed = late.find((session, index) => session !== sessions[index])
  return delayed ? pushLater(sessions, late, delayed) : late
}

/** Sessions that came after `delayed` on its floor wait until it has ended. */
function pushLater<S extends EditedSession>(
  before: readonly S[],
  late: readonly S[],
  delayed: S,
): S[] {
  const planned = before.find(({ id }) => id === delayed.id) ?? delayed
  const plannedEnd = endOf(planned.start, planned.items).getTime()
  let end = endOf(delayed.start, delayed.items).getTime()
  const pushed = new Map<number, S>()
  const following = late
    .filter(({ id, floor, start }) => {
      return id !== delayed.id && floor === delayed.floor && toMillis(start) >= plannedEnd
    })
    .toSorted((one, other) => toMillis(one.start) - toMillis(other.start))
  for (const session of following) {
    if (toMillis(session.start) >= end) break
    const moved = { ...session, start: new Date(end).toISOString() }
    pushed.set(session.id, moved)
    end = endOf(moved.start, moved.items).getTime()
  }
  return late.map((session) => pushed.get(session.id) ?? session)
}

/** Sessions by parts of the event: those of one part run at the same time, on several floors. */
export function sessionParts<S extends { start: string; end: string }>(
  sessions: readonly S[],
): S[][] {
  const parts: S[][] = []
  let end = -Infinity
  for (const session of sessions.toSorted(byStart)) {
    const start = toMillis(session.start)
    const current = parts.at(-1)
    if (current && (start < end || start === toMillis(current[0]?.start ?? '')))
      current.push(session)
    else parts.push([session])
    end = Math.max(end, toMillis(session.end))
  }
  return parts
}

function byStart(one: { start: string }, other: { start: string }): number {
  return toMillis(one.start) - toMillis(other.start)
}
