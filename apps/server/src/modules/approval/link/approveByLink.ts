import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import { keepApproval } from '../keepApproval.ts'
import { openLink } from './find.ts'

/**
 * Approves what the chief judge was asked about, by the link of the letter, once.
 * @throws Problem 404, 409
 */
export async function approveByLink(
  context: Context,
  { body: { token = '' } }: Input<'approveByLink'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const { link, event, contest } = await openLink(trx, context, token)
    await trx
      .updateTable('approval_links')
      .set({ used_at: context.now })
      .where('id', '=', link.id)
      .execute()
    const isAgain = await keepApproval({ trx, event }, contest, {
      hash: link.result_hash,
      doing: { actor: { user_id: null, station_id: null }, now: context.now },
      isWithoutPin: false,
      judgeId: link.judge_id,
    })
    await writeAudit({
      entity: 'contest',
      entityId: contest.id,
      teamId: tenantOf(context).id,
      eventId: event.id,
      changes: {
        approval: { from: isAgain, to: true },
        judge_id: { from: null, to: link.judge_id },
      },
    })
  })
}
