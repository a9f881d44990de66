import type { components } from '@parket/api-client/schema'
import type { PublishedItem } from '@parket/domain/timetable/published'
import { joinShortBreaks } from '@parket/domain/timetable/waits'

type Session = components['schemas']['Session']
type SessionInput = NonNullable<components['schemas']['SessionsInput']['sessions']>[number]

/** An item as it is edited. */
export interface DraftItem extends PublishedItem {
  /** Stays while the page is open, stored or not. */
  id: number
  /** Of the stored item; null: it is new. */
  savedId: number | null
  kind: 'round' | 'break' | 'ceremony'
  contest_id: string | null
  round_index: number | null
  title: string
  delay: number
}

export interface DraftSession {
  id: number
  number: number
  title: string
  floor: string
  start: string
  version: number
  items: readonly DraftItem[]
}

/** What is edited, and what of it is stored: a session that was not edited is the same object in both. */
export interface Drafted {
  draft: readonly DraftSession[]
  stored: readonly DraftSession[]
}

/** Stored sessions as they are edited: short breaks are waits. */
export function toDraft(sessions: readonly Session[]): DraftSession[] {
  return sessions.map(({ id, number, title, floor, start, version, items }) => ({
    id,
    number,
    title,
    floor,
    start,
    version,
    items: joinShortBreaks(items.map(toDraftItem)),
  }))
}

function toDraftItem(item: Session['items'][number]): DraftItem {
  const { id, kind, contest_id, round_index, title, minutes, delay } = item
  return {
    id,
    savedId: id,
    kind,
    contest_id,
    round_index,
    title,
    minutes,
    delay,
    publishedStart: item.published_start,
    publishedSessionId: item.published_session_id,
  }
}

/** The sessions that are not as they were stored: an edit makes new objects of those it changes. */
export function changedSessions(
  stored: readonly DraftSession[],
  draft: readonly DraftSession[],
): DraftSession[] {
  return draft.filter((session) => !stored.includes(session))
}

/** Sessions as `PUT /api/events/{id}/sessions` takes them. */
export function toInput(sessions: readonly DraftSession[]): SessionInput[] {
  return sessions.map(({ id, version, start, items }) => ({
    id,
    version,
    start,
    items: items.map(({ savedId, kind, contest_id, round_index, title, minutes, delay }) => ({
      ...(savedId !== null && { id: savedId }),
      kind,
      contest_id,
      round_index,
      title,
      minutes,
      delay,
    })),
  }))
}

/**
 * A draft after some of its sessions were stored: they have new versions, new items have their ids. What was
 * edited meanwhile stays edited.
 *
 * @param sent what was sent; `answer` has the same sessions and items in the same order
 */
export function afterSaving(
  draft: readonly DraftSession[],
  sent: readonly DraftSession[],
  answer: readonly Session[],
): { draft: DraftSession[]; stored: DraftSession[] } {
  const saved = new Map(
    sent.flatMap(({ items }, at) =>
      items.map(({ id }, index) => [id, answer[at]?.items[index]] as const),
    ),
  )
  const versions = new Map(answer.map(({ id, version }) => [id, version]))
  const renew = (session: DraftSession): DraftSession => ({
    ...session,
    version: versions.get(session.id) ?? session.version,
    items: session.items.map((item) => {
      const { savedId, publishedStart, publishedSessionId } = toSaved(item, saved.get(item.id))
      return savedId === item.savedId && publishedStart === item.publishedStart
        ? item
        : Object.assign({}, item, { savedId, publishedStart, publishedSessionId })
    }),
  })
  const stored = new Map(sent.map((session) => [session, renew(session)]))
  return {
    draft: draft.map((session) => stored.get(session) ?? renewed(session, versions, renew)),
    stored: [...stored.values()],
  }
}

/**
 * A draft after the timetable was read anew. What was edited meanwhile stays edited. Where its session has changed
 * elsewhere too, it keeps the version it began with: the server refuses that, and nothing is overwritten unseen.
 */
export function afterReading(
  { draft, stored }: Drafted,
  fresh: readonly Session[],
): { draft: DraftSession[]; stored: DraftSession[] } {
  const known = new Map(stored.map((session) => [session.id, session]))
  // What was stored while the answer was on its way is newer than the answer.
  const read = toDraft(fresh).map((session) => {
    const own = known.get(session.id)
    return own && own.version > session.version ? own : session
  })
  return {
    stored: read,
    draft: read.map((session) => {
      const own = draft.find(({ id }) => id === session.id)
      if (!own || stored.includes(own)) return session
      const before = known.get(session.id)
      return withPublication(own, session, before && hasSameContent(before, session))
    }),
  }
}

/** An edited session with what was published for its items. */
function withPublication(own: DraftSession, read: DraftSession, isUnchanged = false): DraftSession {
  const known = new Map(read.items.map((item) => [item.savedId, item]))
  return {
    ...own,
    version: isUnchanged ? read.version : own.version,
    items: own.items.map((item) => {
      const { publishedStart, publishedSessionId } = known.get(item.savedId) ?? item
      return Object.assign({}, item, { publishedStart, publishedSessionId })
    }),
  }
}

/** Whether two sessions send the same: what was published for their items is not looked at. */
function hasSameContent(one: DraftSession, other: DraftSession): boolean {
  const [first, second] = toInput([one, { ...other, version: one.version }])
  return JSON.stringify(first) === JSON.stringify(second)
}

/** What the server knows of an item by now. */
function toSaved(item: DraftItem, answer: Session['items'][number] | undefined) {
  return answer === undefined ? item : toDraftItem(answer)
}

/** What was not sent and has nothing new stays the same object: it counts as stored. */
function renewed(
  session: DraftSession,
  versions: ReadonlyMap<number, number>,
  renew: (session: DraftSession) => DraftSession,
): DraftSession {
  return versions.has(session.id) ? renew(session) : session
}
