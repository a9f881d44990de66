import type { ContestStatus } from '@parket/domain/contest/status'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import { withoutPanel } from './life.ts'

/**
 * «A status is a fact, not a label» (decisions, «Events and contests»): why contests cannot have a status
 * yet, by contest. `ready` needs a drawn first round, `running` a panel of judges too. Scoring `none` has
 * no such statuses.
 */
export async function missingFacts(
  trx: Transaction<Database>,
  contestIds: string[],
  to: ContestStatus,
): Promise<Map<string, string>> {
  const missing = new Map<string, string>()
  if (contestIds.length === 0 || (to !== 'ready' && to !== 'running')) return missing
  const drawn = await trx
    .selectFrom('rounds')
    .where('contest_id', 'in', contestIds)
    .where('status', '<>', 'planned')
    .select('contest_id')
    .distinct()
    .execute()
  const ids = new Set(drawn.map(({ contest_id }) => contest_id))
  for (const id of contestIds) {
    if (!ids.has(id)) missing.set(id, problemText('contest_without_heats'))
  }
  if (to === 'running') {
    for (const id of await withoutPanel(trx, contestIds)) {
      missing.set(id, missing.get(id) ?? problemText('contest_without_panel'))
    }
  }
  return missing
}

/**
 * Lets rounds follow the status of their contests: the first round begins with its contest, and stops
 * beginning when that is taken back; `ready` → `closed` undoes the draw.
 */
export async function followContests(
  trx: Transaction<Database>,
  moved: readonly Pick<Contest, 'id' | 'status'>[],
  to: ContestStatus,
): Promise<void> {
  const from = (status: ContestStatus) =>
    moved.flatMap((one) => (one.status === status ? [one.id] : []))
  if (to === 'running') await beginFirstRounds(trx, from('ready'))
  if (to === 'ready') await takeBack(trx, from('running'))
  if (to === 'closed') await undoDraws(trx, from('ready'))
}

async function beginFirstRounds(trx: Transaction<Database>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('rounds')
    .set((eb) => ({ status: 'running', version: eb('version', '+', 1) }))
    .where('contest_id', 'in', ids)
    .where('status', 'in', ['drawn', 'locked'])
    .execute()
}

async function takeBack(trx: Transaction<Database>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('rounds')
    .set((eb) => ({ status: 'locked', version: eb('version', '+', 1) }))
    .where('contest_id', 'in', ids)
    .where('status', '=', 'running')
    .execute()
}

async function undoDraws(trx: Transaction<Database>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('rounds').where('contest_id', 'in', ids).execute()
}
