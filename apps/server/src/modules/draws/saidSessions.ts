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
  if (said.size === 0 || contestIds.length === 0) return
  const rows = await trx
    .selectFrom('session_items')
    .where('session_id', 'in', [...said])
    .where('contest_id', 'in', contestIds)
    .where('kind', '=', 'round')
    .select('contest_id')
    .distinct()
    .execute()
  const ids = new Set(rows.map(({ contest_id }) => contest_id))
  if (ids.size > 0) await refuse(trx, event, ids, 'draw_contest_said')
}

/**
 * @param sessions as they are, with the items that they shall have
 * @throws Problem 409 naming the contests whose rounds would come into a session whose digits are said, and are not drawn yet
 */
export async function refuseMovedRounds(
  trx: Transaction<Database>,
  event: DrawnEvent,
  sessions: readonly { before: SessionRow; items: readonly PlannedRound[] }[],
): Promise<void> {
  const said = await listSaid(trx, event)
  const coming = sessions
    .filter(({ before }) => said.has(before.id))
    .flatMap(({ before, items }) => {
      const known = new Set(before.items.map(nameOf))
      return items.filter((item) => item.kind === 'round' && !known.has(nameOf(item)))
    })
  if (coming.length === 0) return
  const drawn = await trx
    .selectFrom('rounds')
    .where('event_id', '=', event.id)
    .where('seed', 'is not', null)
    .select(['contest_id', 'round_index'])
    .execute()
  const isDrawn = new Set(drawn.map((round) => nameOf({ kind: 'round', ...round })))
  const undrawn = coming.filter((item) => !isDrawn.has(nameOf(item)))
  const ids = new Set(undrawn.map(({ contest_id }) => contest_id))
  if (ids.size > 0) await refuse(trx, event, ids, 'draw_session_said')
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
  event: DrawnEvent,
  ids: ReadonlySet<string | null>,
  code: 'draw_contest_said' | 'draw_session_said',
): Promise<never> {
  const named = (await findContests(trx, event.id)).filter(({ id }) => ids.has(id))
  const contests = named.map((contest) => numberedTitle(contest)).join('; ')
  throw new Problem(409, code, { params: { contests } })
}
