import type { Transaction } from 'kysely'

import type { Doing } from '../../../change/journal.ts'
import type { RowChange } from '../../../change/restore.ts'
import type { Database } from '../../../db/schema.ts'
import { noteDraws, noteUndrawn } from '../../rounds/core/noteDraws.ts'

/**
 * Notes in the journal which draws an undo took back, and which it put into effect again.
 * @param rows what the change did that is undone
 */
export async function noteDrawsUndone(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  rows: readonly RowChange[],
): Promise<void> {
  const rounds = rows.filter(({ table }) => table === 'rounds')
  const undrawn = rounds.flatMap(({ before, after }) =>
    isDrawn(after) && !isDrawn(before)
      ? [
          {
            id: Number(after['id']),
            contest_id: String(after['contest_id']),
            seed: String(after['seed']),
          },
        ]
      : [],
  )
  const drawn = rounds.flatMap(({ before, after }) =>
    isDrawn(before) && !isDrawn(after) ? [Number(before['id'])] : [],
  )
  await noteUndrawn(trx, doing, eventId, undrawn)
  await noteDraws(trx, doing, eventId, drawn)
}

/** A seed comes and goes with the draw. */
function isDrawn(row: RowChange['after']): row is NonNullable<RowChange['after']> {
  return row !== null && typeof row['seed'] === 'string'
}
