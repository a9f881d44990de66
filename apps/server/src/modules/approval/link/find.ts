import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { lockEvent } from '../../../change/lockEvent.ts'
import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { hashSecret } from '../../../security/stationSecrets.ts'
import { waitsForAnswers } from '../../results/checks/resultChecks.ts'
import { approvableHash } from '../present.ts'
import type { ApprovalLink } from './links.ts'

/** What a good link approves, behind the lock of its event. */
export interface OpenedLink {
  link: ApprovalLink
  event: AuditedEventTransaction['event']
  contest: Contest
}

/**
 * Opens the link of a letter that approves a result: of this team, not used, not over, sent to who is chief judge still, and about
 * the result as it is, whose checks are answered.
 *
 * @throws Problem 404 for an unknown one, 409 for one of no use
 */
export async function openLink(
  trx: Transaction<Database>,
  context: Context,
  token: string,
): Promise<OpenedLink> {
  const tokenHash = hashSecret(token)
  const known = await trx
    .selectFrom('approval_links')
    .innerJoin('events', 'events.id', 'approval_links.event_id')
    .where('approval_links.token_hash', '=', tokenHash)
    .where('events.team_id', '=', tenantOf(context).id)
    .select('approval_links.event_id')
    .executeTakeFirst()
  if (!known) throw new Problem(404, 'approval_link_unknown')
  const event = await lockEvent(trx, known.event_id)
  const link = await trx
    .selectFrom('approval_links')
    .where('token_hash', '=', tokenHash)
    .selectAll()
    .executeTakeFirst()
  const contest = (await findContests(trx, event.id)).find(({ id }) => id === link?.contest_id)
  if (!link || !contest) throw new Problem(404, 'approval_link_unknown')
  if (link.used_at !== null) throw new Problem(409, 'approval_link_used')
  const isOver = link.replaced_at !== null || link.expires_at <= context.now
  if (isOver || !(await isChief(trx, link))) throw new Problem(409, 'approval_link_over')
  if ((await approvableHash({ trx, event, contest })) !== link.result_hash) {
    throw new Problem(409, 'approval_link_stale')
  }
  // Whom a judge is tied to may have changed since, and with it what is asked.
  if (await waitsForAnswers({ trx, event }, contest)) {
    throw new Problem(409, 'approval_link_unchecked')
  }
  return { link, event, contest }
}

async function isChief(
  trx: Transaction<Database>,
  { event_id, judge_id }: ApprovalLink,
): Promise<boolean> {
  const found = await trx
    .selectFrom('event_judges')
    .where('event_id', '=', event_id)
    .where('judge_id', '=', judge_id)
    .where('role', '=', 'chief')
    .select('judge_id')
    .executeTakeFirst()
  return found !== undefined
}
