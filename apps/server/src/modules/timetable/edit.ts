import { isPacket, isPass } from '@parket/domain/contest/tags'
import { payGroupNumber } from '@parket/domain/event/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkSession, type SessionItemKind } from '@parket/domain/timetable/fields'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import { changeEvent } from '../../change/change.ts'
import { refuseStale } from '../../change/versions.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findContests } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'
import { mergeSession, newSessionFields, sessionFields, type SentSession } from './fields.ts'
import { presentSession } from './present.ts'
import { findSession, listSessions, type SessionRow } from './queries.ts'

/**
 * Creates a session; without a number it has the next one.
 *
 * @throws Problem 422
 */
export function createSession(
  context: Context,
  { body }: Input<'createSession'>,
): Promise<Answer<'createSession'>> {
  const { id: event_id } = eventOf(context)
  return changeEvent(context, undefined, async ({ trx, note }) => {
    const all = await listSessions(trx, event_id)
    const next = Math.max(0, ...all.map(({ number }) => number)) + 1
    const fields = mergeSession(newSessionFields(next), body)
    await refuseWrong(trx, event_id, fields, all, null)
    const { number, title, floor, start } = fields
    const { id } = await trx
      .insertInto('sessions')
      .values({ event_id, number, title, floor, start_at: start })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeItems(trx, event_id, id, fields)
    await note({ entity: 'session', entityId: id, changes: changesBetween({}, fields) })
    return presentSession(await reread(trx, event_id, id), true)
  })
}

/**
 * Saves a session; `items` is the whole list in order.
 *
 * @throws Problem 404, 409 for a stale edit, 422
 */
export function updateSession(
  context: Context,
  { path, body }: Input<'updateSession'>,
): Promise<Answer<'updateSession'>> {
  const { id: event_id } = eventOf(context)
  return changeEvent(context, undefined, async ({ trx, note }) => {
    const all = await listSessions(trx, event_id)
    const session = all.find(({ id }) => id === path.sessionId)
    if (!session) throw new Problem(404, 'session_not_found')
    refuseStale(body.version, session.version)
    const before = sessionFields(session)
    const fields = mergeSession(before, body)
    await refuseWrong(trx, event_id, fields, all, session)
    const { number, title, floor, start } = fields
    await trx
      .updateTable('sessions')
      .set({ number, title, floor, start_at: start, version: session.version + 1 })
      .where('id', '=', session.id)
      .execute()
    await writeItems(trx, event_id, session.id, fields)
    const changes = changesBetween(before, fields)
    await note({ entity: 'session', entityId: session.id, changes })
    return presentSession(await reread(trx, event_id, session.id), true)
  })
}

/**
 * Deletes a session with its timetable; its contests stay.
 *
 * @throws Problem 404
 */
export function deleteSession(context: Context, { path }: Input<'deleteSession'>): Promise<void> {
  const { id: event_id } = eventOf(context)
  return changeEvent(context, undefined, async ({ trx, note }) => {
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
    await note({ entity: 'session', entityId: path.sessionId, changes })
  })
}

async function refuseWrong(
  trx: Transaction<Database>,
  eventId: number,
  fields: SentSession,
  all: SessionRow[],
  session: SessionRow | null,
): Promise<void> {
  const errors = checkSession(fields, await findDanced(trx, eventId))
  if (all.some(({ id, number }) => id !== session?.id && number === fields.number)) {
    addError(errors, 'number', problemText('session_number_taken'))
  }
  const known = new Set(session?.items.map(({ id }) => id))
  const seen = new Set<number>()
  fields.items.forEach(({ id }, index) => {
    if (id === undefined) return
    if (!known.has(id) || seen.has(id)) {
      addError(errors, `items.${index}.id`, problemText('invalid'))
    }
    seen.add(id)
  })
  if (hasErrors(errors)) throw invalid(errors)
}

/** The contests of the event, and whether they are danced: a ticket or a fee has no rounds. */
async function findDanced(
  trx: Transaction<Database>,
  eventId: number,
): Promise<Map<string, boolean>> {
  const payGroup = payGroupNumber(await listTags(trx, eventId))
  const contests = await findContests(trx, eventId)
  return new Map(
    contests.map((contest) => [
      contest.id,
      contest.group_num !== payGroup && !isPacket(contest) && !isPass(contest),
    ]),
  )
}

/** The whole list: what is left out goes, what has no id is new. */
async function writeItems(
  trx: Transaction<Database>,
  event_id: number,
  session_id: number,
  { items }: SentSession,
): Promise<void> {
  await trx.deleteFrom('session_items').where('session_id', '=', session_id).execute()
  const rows = items.map(({ id, kind, contest_id, round_index, title, minutes }, ind) => ({
    id,
    session_id,
    event_id,
    ind,
    kind: kind as SessionItemKind,
    contest_id,
    round_index,
    title,
    minutes,
  }))
  const kept = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ id, ...row }]))
  const added = rows.filter(({ id }) => id === undefined)
  for (const part of [kept, added].filter(({ length }) => length > 0)) {
    await trx.insertInto('session_items').values(part).execute()
  }
}

async function reread(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<SessionRow> {
  const session = await findSession(trx, eventId, id)
  if (!session) throw new TypeError('The session was written in this transaction')
  return session
}
