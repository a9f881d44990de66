import type { Kysely, Selectable, Transaction } from 'kysely'

import type { ApprovalLinksTable, Database } from '../../../db/schema.ts'

export type ApprovalLink = Selectable<ApprovalLinksTable>

/** The last letter about a result as it is. */
export function lastLink(
  db: Kysely<Database>,
  contestId: string,
  resultHash: string,
): Promise<ApprovalLink | undefined> {
  return linksOf(db, contestId, resultHash)
    .orderBy('approval_links.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A letter that asked a chief judge. */
interface Asked {
  judgeId: number
  /** When it went out; null: it did not. */
  at: Date | null
  /** It did not go out and is not tried again. */
  hasFailed: boolean
}

/** The letters about a result as it is, oldest first: asking again does not begin anew. */
export async function listAsked(
  db: Kysely<Database>,
  contestId: string,
  resultHash: string,
): Promise<Asked[]> {
  const rows = await linksOf(db, contestId, resultHash)
    .leftJoin('outbox', 'outbox.id', 'approval_links.letter_id')
    .select(['outbox.id as kept_id', 'outbox.sent_at as went_at', 'outbox.failed_at'])
    .orderBy('approval_links.id')
    .execute()
  return rows.map(({ judge_id, sent_at, kept_id, went_at, failed_at }) => ({
    judgeId: judge_id,
    // Letters that are done with are kept for a month.
    at: kept_id === null ? sent_at : went_at,
    hasFailed: failed_at !== null,
  }))
}

/** From now on only a later letter's link approves; or none. */
export async function replaceLinks(
  trx: Transaction<Database>,
  contestId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('approval_links')
    .set({ replaced_at: now })
    .where('contest_id', '=', contestId)
    .where('replaced_at', 'is', null)
    .where('used_at', 'is', null)
    .execute()
}

/** Those since the last approval: an answered question is asked anew. */
function linksOf(db: Kysely<Database>, contestId: string, resultHash: string) {
  return db
    .selectFrom('approval_links')
    .where('approval_links.contest_id', '=', contestId)
    .where('result_hash', '=', resultHash)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('approvals')
            .whereRef('approvals.contest_id', '=', 'approval_links.contest_id')
            .whereRef('approvals.at', '>=', 'approval_links.sent_at')
            .select('approvals.id'),
        ),
      ),
    )
    .selectAll('approval_links')
}
