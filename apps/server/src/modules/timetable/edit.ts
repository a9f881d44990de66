import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { checkSession, type SessionItemKind } from '@parket/domain/timetable/fields'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { refuseStale } from '../../change/versions.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'
import { refuseMovedRounds } from '../draws/saidSessions.ts'
import { listSecrets } from '../draws/secrets.ts'
import { dancedContests } from './danced.ts'
import { mergeSession, newSessionFields, sessionFields, type SentSession } from './fields.ts'
import { presentSession, roundTitle } from './present.ts'
import { notePublished } from './published.ts'
import { listSessions, type SessionItemRow, type SessionRow } from '../../records/timetable.ts'

type SentBody = Input<'updateSession'>['body'] & { id?: number }

/** A session as it will be; `session` is null for a new one. */
type Edit = { session: SessionRow | null; fields: SentSession }

/**
 * Creates a session; without a number it has the next one.
 *
 * @throws Problem 422
 */
export function createSession(
  context: Context,
  { body }: Input<'createSession'>,
): Promise<Answer<'createSession'>> {
  return auditedEventTransaction(context, undefined, async (tx) => {
    const [saved] = await saveSessions(tx, [body], () => '')
    return presentSession(written(saved), true)
  })
}

/**
 * Saves a session; `items` is the whole list in order.
 *
 * @throws Problem 404, 409 for a stale edit, or a round that comes after the digits, 422
 */
export function updateSession(
  context: Context,
  { path, body }: Input<'updateSession'>,
): Promise<Answer<'updateSession'>> {
  return auditedEventTransaction(context, undefined, async (tx) => {
    const sent = [{ ...body, id: path.sessionId }]
    const [saved] = await saveSessions(tx, sent, () => '')
    return presentSession(written(saved), true)
  })
}

/**
 * Changes and creates several sessions, all or none; items may go from one to another.
 *
 * @throws Problem 404, 409 for a stale edit, 422 by field
 */
export function replaceSessions(
  context: Context,
  { body: { sessions } }: Input<'replaceSessions'>,
): Promise<Answer<'replaceSessions'>> {
  if (!sessions) throw invalidFields({ sessions: [problemText('required')] })
  return auditedEventTransaction(context, undefined, async (tx) => {
    const at = (index: number) => `sessions.${index}.`
    const saved = await saveSessions(tx, sessions, at)
    return saved.map((session) => presentSession(session, true))
  })
}

/**
 * Deletes a session with its timetable; its contests stay.
 *
 * @throws Problem 404, 409 once digits are said in it: everybody may repeat its draws; or where a round of it would then be drawn
 *   from digits that are said
 */
export function deleteSession(context: Context, { path }: Input<'deleteSession'>): Promise<void> {
  const { id: event_id } = eventOf(context)
  return auditedEventTransaction(context, undefined, async ({ trx, event, writeAudit }) => {
    const isDrawn = (await listSecrets(trx, event_id)).some(
      ({ session_id, digits }) => session_id === path.sessionId && digits !== null,
    )
    if (isDrawn) throw new Problem(409, 'session_drawn')
    const before = (await listSessions(trx, event_id)).find(({ id }) => id === path.sessionId)
    if (!before) throw new Problem(404, 'session_not_found')
    await refuseMovedRounds(trx, event, [{ before, items: [] }])
    const deleted = await trx
      .deleteFrom('sessions')
      .where('event_id', '=', event_id)
      .where('id', '=', path.sessionId)
      .returning(['number', 'title'])
      .executeTakeFirst()
    if (!deleted) throw new Problem(404, 'session_not_found')
    const changes = {
      number: { from: deleted.number, to: null },
      title: { from: deleted.title, to: null },
    }
    await writeAudit({ entity: 'session', entityId: path.sessionId, changes })
  })
}

/** @param at how the fields of a sent session begin in the problems */
async function saveSessions(
  { trx, event, writeAudit }: AuditedEventTransaction,
  sent: readonly SentBody[],
  at: (index: number) => string,
): Promise<SessionRow[]> {
  const eventId = event.id
  const all = await listSessions(trx, eventId)
  await notePublished(trx, event, all)
  const edits = editsOf(sent, all)
  await refuseWrong(trx, eventId, edits, all, at)
  const changed = edits.map(({ session, fields: { items } }) => ({ before: session, items }))
  await refuseMovedRounds(trx, event, changed)
  await clear(trx, edits)
  const facts = factsOf(all)
  const ids: number[] = []
  for (const { session, fields } of edits) {
    const id = await writeSession(trx, eventId, session, fields)
    await writeItems(trx, eventId, id, fields, facts)
    const before = session ? sessionFields(session) : {}
    await writeAudit({ entity: 'session', entityId: id, changes: changesBetween(before, fields) })
    ids.push(id)
  }
  const now = await listSessions(trx, eventId)
  await notePublished(trx, event, now)
  return ids.map((id) => written(now.find((session) => session.id === id)))
}

function editsOf(sent: readonly SentBody[], all: readonly SessionRow[]): Edit[] {
  let next = Math.max(0, ...all.map(({ number }) => number)) + 1
  return sent.map(({ id, ...body }, index) => {
    if (id === undefined)
      return { session: null, fields: mergeSession(newSessionFields(next++), body) }
    const session = all.find((one) => one.id === id)
    const isRepeated = sent.findIndex((one) => one.id === id) < index
    if (!session || isRepeated) throw new Problem(404, 'session_not_found')
    refuseStale(body.version, session.version)
    return { session, fields: mergeSession(sessionFields(session), body) }
  })
}

async function refuseWrong(
  trx: Transaction<Database>,
  eventId: number,
  edits: readonly Edit[],
  all: readonly SessionRow[],
  at: (index: number) => string,
): Promise<void> {
  const contests = await findContests(trx, eventId)
  const danced = new Set(dancedContests(contests, await listTags(trx, eventId)))
  const hasRounds = new Map(contests.map((contest) => [contest.id, danced.has(contest)]))
  const changed = new Set(edits.map(({ session }) => session?.id))
  const numbers = all.filter(({ id }) => !changed.has(id)).map(({ number }) => number)
  const taken = new Set(numbers)
  const known = new Set(edits.flatMap(({ session }) => session?.items.map(({ id }) => id) ?? []))
  const errors: FieldErrors = {}
  edits.forEach(({ fields }, index) => {
    for (const [path, texts] of Object.entries(checkSession(fields, hasRounds))) {
      for (const text of texts) addError(errors, `${at(index)}${path}`, text)
    }
    if (taken.has(fields.number)) {
      addError(errors, `${at(index)}number`, problemText('session_number_taken'))
    }
    taken.add(fields.number)
    fields.items.forEach(({ id }, place) => {
      if (id === undefined || known.delete(id)) return
      addError(errors, `${at(index)}items.${place}.id`, problemText('invalid'))
    })
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  for (const { fields } of edits) nameByContest(fields, contests)
}

/** A round that is sent back with the name made up for it has none of its own: it follows its contest. */
function nameByContest({ items }: SentSession, contests: readonly Contest[]): void {
  for (const item of items) {
    const contest = contests.find(({ id }) => id === item.contest_id)
    if (contest && item.title === roundTitle(contest, item.round_index)) item.title = ''
  }
}

/** Makes room: items may change sessions, and sessions their numbers. */
async function clear(trx: Transaction<Database>, edits: readonly Edit[]): Promise<void> {
  const ids = edits.flatMap(({ session }) => session?.id ?? [])
  if (ids.length === 0) return
  await trx.deleteFrom('session_items').where('session_id', 'in', ids).execute()
  if (ids.length === 1) return
  // No two sessions have one number, not even on the way to their new ones.
  await trx
    .updateTable('sessions')
    .set((eb) => ({ number: eb('number', '+', spareNumbers) }))
    .where('id', 'in', ids)
    .execute()
}

/** Above every number that a session may have. */
const spareNumbers = 1_000_000

async function writeSession(
  trx: Transaction<Database>,
  event_id: number,
  session: SessionRow | null,
  { number, title, floor, start }: SentSession,
): Promise<number> {
  const values = { number, title, floor, start_at: start }
  if (session) {
    await trx
      .updateTable('sessions')
      .set({ ...values, version: session.version + 1 })
      .where('id', '=', session.id)
      .execute()
    return session.id
  }
  const { id } = await trx
    .insertInto('sessions')
    .values({ event_id, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Facts = Pick<SessionItemRow, 'started_at' | 'ended_at' | 'noted_by'>

/** What was noted on the day, by item: it stays when the plan changes. */
function factsOf(sessions: readonly SessionRow[]): ReadonlyMap<number, Facts> {
  const items = sessions.flatMap((session) => session.items)
  return new Map(
    items.map(({ id, started_at, ended_at, noted_by }) => [id, { started_at, ended_at, noted_by }]),
  )
}

/** The whole list: what is left out is gone, what has no id is new. */
async function writeItems(
  trx: Transaction<Database>,
  event_id: number,
  session_id: number,
  { items }: SentSession,
  facts: ReadonlyMap<number, Facts>,
): Promise<void> {
  const rows = items.map(({ kind, ...item }, ind) => ({
    ...item,
    session_id,
    event_id,
    ind,
    kind: kind as SessionItemKind,
  }))
  const kept = rows.flatMap(({ id, ...row }) =>
    id === undefined ? [] : [{ id, ...row, ...facts.get(id) }],
  )
  const added = rows.filter(({ id }) => id === undefined)
  for (const part of [kept, added].filter(({ length }) => length > 0)) {
    await trx.insertInto('session_items').values(part).execute()
  }
}

function written(session: SessionRow | undefined): SessionRow {
  if (!session) throw new TypeError('The session was written in this transaction')
  return session
}
