import type { Transaction } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { findApproval } from '../../records/approvals.ts'
import { findRound } from '../rounds/core/find.ts'
import { loadRound, type RoundState } from './state.ts'

/** A round behind its lock, with what is known of its approval. */
export async function loadLockedRound(
  trx: Transaction<Database>,
  context: Context,
  path: { id: string; roundId: number },
): Promise<RoundState & { isApproved: boolean }> {
  const { contest, round } = await findRound(trx, context, path)
  const state = await loadRound(trx, contest, round)
  return { ...state, isApproved: (await findApproval(trx, contest.id)) !== undefined }
}
