import { arePublicationsWhole, isApprovalWhole } from '@parket/domain/journal/publications'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { HashedLine } from '../../journal/line.ts'
import { findApproval } from '../../records/approvals.ts'
import { sha256 } from '../../security/sha256.ts'

/** Whether the stored publications of a contest, and its approval, are what its event's chain says. */
export async function isPublishedWhole(
  db: Kysely<Database>,
  contestId: string,
  event: readonly HashedLine[],
): Promise<boolean> {
  const stored = await db
    .selectFrom('publications')
    .where('contest_id', '=', contestId)
    .select(['round_id', 'version', 'content', 'at', 'released_at', 'withdrawn_at'])
    .execute()
  const since = event[0] ? new Date(event[0].at) : null
  const approval = (await findApproval(db, contestId)) ?? null
  return (
    arePublicationsWhole(event, contestId, stored, { sha256, since }) &&
    isApprovalWhole(event, contestId, approval, since)
  )
}
