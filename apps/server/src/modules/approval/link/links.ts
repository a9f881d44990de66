import type { Kysely, Selectable, Transaction } from 'kysely'

import type { ApprovalLinksTable, Database } from '../../../db/schema.ts'

export type ApprovalLink = Selectable<ApprovalLinksTable>

/** The last letter about a result as it is. */
export function lastLink(
  db: Kysely<Database>,
  contestId: string,
  resultHash: string,
): Promise<ApprovalLink | undefined> {
  return linksOf(db, contestId, resultHash).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** When somebody was first asked to approve a result as it is: asking again does not begin anew. */
export async function firstAskedAt(
  db: Kysely<Database>,
  contestId: string,
  resultHash: string,
): Promise<Date | null> {
  const first = await linksOf(db, contestId, resultHash).orderBy('id').limit(1).executeTakeFirst()
  return first?.sent_at ?? null
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

function linksOf(db: Kysely<Database>, contestId: string, resultHash: string) {
  return db
    .selectFrom('approval_links')
    .where('contest_id', '=', contestId)
    .where('result_hash', '=', resultHash)
    .selectAll()
}
