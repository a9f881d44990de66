import { randomBytes } from 'node:crypto'

import { numberedTitle } from '@parket/domain/contest/title'
import { approvalLinkEndsAt } from '@parket/domain/result/approver'
import { stationsEndAt } from '@parket/domain/station/times'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { approvalRequest } from '../../../mail/templates/approvalRequest.ts'
import { needsApproval } from '../../../records/approvals.ts'
import { limitLetters } from '../../../security/attempts.ts'
import { hashSecret } from '../../../security/stationSecrets.ts'
import { isApprovedNow } from '../../marks/approved.ts'
import { eventBrand } from '../../registrations/core/letter.ts'
import { waitsForAnswers } from '../../results/checks/resultChecks.ts'
import { listChiefAddresses } from '../approver.ts'
import { findOwnContest } from '../../rounds/core/find.ts'
import { approvableHash, getApproval } from '../present.ts'
import { replaceLinks } from './links.ts'

/**
 * Sends the chief judge the link that approves a contest's result as it is now, after the event. Links that were sent before are
 * of no use from then on.
 *
 * @throws Problem 404; 409 during the event, without an address, where nothing waits or a check has no answer; 429 by the address
 */
export async function sendApprovalLink(
  context: Context,
  { path }: Input<'sendApprovalLink'>,
): Promise<Answer<'sendApprovalLink'>> {
  const { db, now } = context
  const about = eventOf(context)
  if (now < stationsEndAt(about)) throw new Problem(409, 'approval_link_early')
  const chiefs = await listChiefAddresses(db, context, about)
  if (chiefs.length === 0) throw new Problem(409, 'approval_link_no_address')
  for (const { email } of chiefs) {
    await limitLetters(db, { scope: 'approval-link', recipient: `${path.id} ${email}`, now })
  }
  const work: Parameters<typeof auditedEventTransaction<Answer<'sendApprovalLink'>>>[2] = async ({
    trx,
    event,
    writeAudit,
  }) => {
    const contest = await findOwnContest(trx, context, path.id)
    const hash = await approvableHash({ trx, event, contest })
    const isWaiting = hash !== null && (await needsApproval(trx, event.id))
    if (!isWaiting || (await isApprovedNow({ trx, event, contest }))) {
      throw new Problem(409, 'approval_link_needless')
    }
    if (await waitsForAnswers({ trx, event }, contest)) {
      throw new Problem(409, 'approval_link_unanswered')
    }
    await replaceLinks(trx, contest.id, now)
    const brand = await eventBrand(trx, context, about)
    const expiresAt = approvalLinkEndsAt(now)
    for (const { judgeId, name, email } of chiefs) {
      const token = randomBytes(32).toString('base64url')
      const letter = {
        to: { name, address: email },
        token,
        event,
        contest: numberedTitle(contest),
        isCorrection: contest.status === 'published',
        expiresAt,
      }
      await trx
        .insertInto('approval_links')
        .values({
          event_id: event.id,
          contest_id: contest.id,
          judge_id: judgeId,
          token_hash: hashSecret(token),
          result_hash: hash,
          sent_at: now,
          expires_at: expiresAt,
          letter_id: await queueMail(trx, approvalRequest(letter, brand)),
        })
        .execute()
    }
    await writeAudit({
      entity: 'contest',
      entityId: contest.id,
      changes: { approval_link: { from: null, to: chiefs.map(({ judgeId }) => judgeId) } },
    })
    return getApproval(trx, context, contest.id)
  }
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}
