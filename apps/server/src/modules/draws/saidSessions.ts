import { numberedTitle } from '@parket/domain/contest/title'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findContests } from '../../records/contests.ts'
import type { SessionRow } from '../../records/timetable.ts'
import { listSecrets, type DrawnEvent } from './secrets.ts'

// Once digits are said everybody may compute the heats of any list: lists and places in the timetable stay
// (docs/rules/rounds-and-heats.md, «Public draw»).

/** A round in the timetable, as it is sent or stored. */
interface PlannedRound {
  kind: string
  contest_id: string | null
  round_index: number | null
}

/** Sessions of a public draw in which the hall has said digits. */
async function listSaid(trx: Transaction<Database>, event: DrawnEvent): Promise<Set<number>> {
  if (event.draw_mode !== 'public') return new Set()
  const said = (await listSecrets(trx, event.id)).filter(({ digits }) => digits !== null)
  return new Set(said.map(({ session_id }) => session_id))
}

/** @throws Problem 409 naming the contests whose entries may not be taken any more */
export async function refuseReopened(
  trx: Transaction<Database>,
  event: DrawnEvent,
  contestIds: readonly string[],
): Promise<void> {
  const said = await listSaid(trx, event)
  const ids = await listInSessions(trx, said, contestIds)
  if (ids.size > 0) await refuse(trx, event.id, ids, 'draw_contest_said')
}

/**
 * Entries of these contests stay as they are until they are drawn: digits are said for them, and everybody may compute their heats.
 * @returns their ids
 */
export async function listFixed(
  trx: Transaction<Database>,
  eventId: number,
  contestIds: readonly string[],
): Promise<Set<string>> {
  if (contestIds.length === 0) return new Set()
  const rows = await trx
    .selectFrom('session_items')
    .innerJoin('events', 'events.id', 'session_items.event_id')
    .innerJoin('draw_secrets', 'draw_secrets.session_id', 'session_items.session_id')
    .where('events.id', '=', eventId)
    .where('events.draw_mode', '=', 'public')
    .where('draw_secrets.digits', 'is not', null)
    .where('session_items.kind', '=', 'round')
    .where('session_items.contest_id', 'in', contestIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('rounds')
            .whereRef('rounds.contest_id', '=', 'session_items.contest_id')
            .where('rounds.seed', 'is not', null)
            .select('rounds.id'),
        ),
      ),
    )
    .select('session_items.contest_id')
    .execute()
  return new Set(rows.flatMap(({ contest_id }) => contest_id ?? []))
}

/**
 * @param code what is told to whoever tries
 * @throws Problem 409 naming the contests into which nobody new comes between digits and draw
 */
export async function refuseNewEntries(
  trx: Transaction<Database>,
  eventId: number,
  contestIds: readonly string[],
  code: 'draw_contest_said' | 'merge_digits_said' | 'undo_digits_said' = 'draw_contest_said',
): Promise<void> {
  const fixed = await listFixed(trx, eventId, contestIds)
  if (fixed.size > 0) await refuse(trx, eventId, fixed, code)
}

/**
 * @param sessions as they are (null: new), with the items that they shall have
 * @throws Problem 409 naming the contests whose rounds are not drawn yet, and would come into a session whose digits are said, or
 *   leave the timetable, so that they would be drawn from such digits, or from others
 */
export async function refuseMovedRounds(
  trx: Transaction<Database>,
  event: DrawnEvent,
  sessions: readonly { before: SessionRow | null; items: readonly PlannedRound[] }[],
): Promise<void> {
  const said = await listSaid(trx, event)
  if (said.size === 0) return
  const coming = sessions.flatMap(({ before, items }) =>
    before && said.has(before.id) ? roundsBeside(items, before.items) : [],
  )
  const placed = sessions.flatMap(({ items }) => items)
  const gone = roundsBeside(
    sessions.flatMap(({ before }) => before?.items ?? []),
    placed,
  )
  if (coming.length + gone.length === 0) return
  const drawn = await trx
    .selectFrom('rounds')
    .where('event_id', '=', event.id)
    .where('seed', 'is not', null)
    .select(['contest_id', 'round_index'])
    .execute()
  const isDrawn = new Set(drawn.map((round) => nameOf({ kind: 'round', ...round })))
  const undrawn = (rounds: readonly PlannedRound[]) =>
    rounds.flatMap((item) => (isDrawn.has(nameOf(item)) ? [] : (item.contest_id ?? [])))
  const ids = new Set(undrawn(coming))
  if (ids.size > 0) await refuse(trx, event.id, ids, 'draw_session_said')
  const left = await listInSessions(trx, said, undrawn(gone))
  if (left.size > 0) await refuse(trx, event.id, left, 'draw_round_said')
}

/** Rounds among items that other items do not have. */
function roundsBeside(
  items: readonly PlannedRound[],
  others: readonly PlannedRound[],
): PlannedRound[] {
  const known = new Set(others.map(nameOf))
  return items.filter((item) => item.kind === 'round' && !known.has(nameOf(item)))
}

/** Those of contests that have a round in one of these sessions. */
async function listInSessions(
  trx: Transaction<Database>,
  sessionIds: ReadonlySet<number>,
  contestIds: readonly string[],
): Promise<Set<string | null>> {
  if (sessionIds.size === 0 || contestIds.length === 0) return new Set()
  const rows = await trx
    .selectFrom('session_items')
    .where('session_id', 'in', [...sessionIds])
    .where('contest_id', 'in', contestIds)
    .where('kind', '=', 'round')
    .select('contest_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ contest_id }) => contest_id))
}

/** What was done to contests and session before the digits is not undone any more. */
export async function raiseVersions(
  trx: Transaction<Database>,
  { id, items }: SessionRow,
): Promise<void> {
  const contestIds = items.flatMap(({ contest_id }) => contest_id ?? [])
  await trx
    .updateTable('sessions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (contestIds.length === 0) return
  await trx
    .updateTable('contests')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', contestIds)
    .execute()
}

function nameOf({ contest_id, round_index }: PlannedRound): string {
  return `${contest_id}/${round_index}`
}

async function refuse(
  trx: Transaction<Database>,
  eventId: number,
  ids: ReadonlySet<string | null>,
  code:
    | 'draw_contest_said'
    | 'draw_session_said'
    | 'draw_round_said'
    | 'merge_digits_said'
    | 'undo_digits_said',
): Promise<never> {
  const named = (await findContests(trx, eventId)).filter(({ id }) => ids.has(id))
  const contests = named.map((contest) => numberedTitle(contest)).join('; ')
  throw new Problem(409, code, { params: { contests } })
}
