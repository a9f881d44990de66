import type { Transaction } from 'kysely'

import type { Doing } from '../../../change/journal.ts'
import type { RowChange } from '../../../change/restore.ts'
import type { Database } from '../../../db/schema.ts'
import { noteDraws, noteUndrawn, noteUnlocked } from '../../rounds/core/noteDraws.ts'

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
    isDrawn(after) && !isDrawn(before) ? [toDrawn(after)] : [],
  )
  const drawn = rounds.flatMap(({ before, after }) =>
    isDrawn(before) && !isDrawn(after) ? [Number(before['id'])] : [],
  )
  await noteUndrawn(trx, doing, eventId, undrawn, { by: 'undo', text: '' })
  await noteUnlocked(trx, doing, eventId, rounds.flatMap(unlocked), { by: 'undo', text: '' })
  await noteDraws(trx, doing, eventId, drawn, new Map())
}

/** A seed comes and goes with the draw. */
function isDrawn(row: RowChange['after']): row is NonNullable<RowChange['after']> {
  return row !== null && typeof row['seed'] === 'string'
}

/** The round that a change locked and that its undo opens again. */
function unlocked({ before, after }: RowChange): ReturnType<typeof toDrawn>[] {
  const isOpened = after?.['status'] === 'locked' && before?.['status'] === 'drawn'
  return isOpened ? [toDrawn(after)] : []
}

function toDrawn(row: NonNullable<RowChange['after']>) {
  const [id, contest_id, seed] = [row['id'], row['contest_id'], row['seed']]
  return { id: Number(id), contest_id: String(contest_id), seed: String(seed) }
}
