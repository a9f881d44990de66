import { stationsEndAt } from '@parket/domain/station/times'
import type { Selectable } from 'kysely'

import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { EventJudgesTable } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { needsApproval } from '../../records/approvals.ts'

type Role = Selectable<EventJudgesTable>['role'] | null

/**
 * Once the event's stations ended its results are approved by whom its chief judge's mail reaches: who that is only a superadmin
 * changes (docs/rules/judges.md, «Judges of an event»).
 *
 * @throws Problem 409 while results of the event are on their way or out
 */
export async function refuseChiefChange(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  { caller, now }: Context,
  { before, after }: { before: Role; after: Role },
): Promise<void> {
  if ((before === 'chief') === (after === 'chief')) return
  if (caller.user?.superadmin === true || now < stationsEndAt(event)) return
  if (!(await needsApproval(trx, event.id))) return
  const danced = await trx
    .selectFrom('contests')
    .where('event_id', '=', event.id)
    .where('status', 'in', ['running', 'judged', 'published'])
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (danced) throw new Problem(409, 'chief_role_fixed')
}
