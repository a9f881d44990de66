import type { components } from '@parket/api-client/schema'
import { isJudged } from '@parket/domain/round/status'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { listClosings } from '../../marks/closings.ts'
import type { RoundState } from '../../marks/state.ts'

/** With which last hash of its chain each counted round was closed, in the order of the rounds. */
export async function presentClosings(
  db: Kysely<Database>,
  eventId: number,
  states: readonly RoundState[],
): Promise<components['schemas']['ResultClosing'][]> {
  const closings = await listClosings(db, eventId)
  return states.flatMap(({ round: { id, round_index: index, type, role, status } }) => {
    const closing = closings.get(id)
    if (!closing || !isJudged(status)) return []
    const { head, at } = closing
    return [{ index, type, role, head, at: at.toISOString() }]
  })
}
