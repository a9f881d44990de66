import { isSameEmail } from '@parket/domain/account/sameContacts'
import type { Transaction } from 'kysely'

import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import { isStaff } from '../../../contract/guard.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { rolesIn, selectRoles } from '../../../security/authentication.ts'
import { queueClaimNotice } from './letter.ts'

/**
 * Adds a registration to the caller's account, if it has no account or was made by the event's
 * staff for somebody else. Of two concurrent callers one gets it. A letter goes to the
 * registration's e-mail.
 *
 * @param regData opened by its PIN
 * @throws Problem 409 when it is another account's, without telling whose
 */
export async function claimRegistration(context: Context, { id }: RegDataRow): Promise<void> {
  const userId = userOf(context).id
  const event = eventOf(context)
  const take = async ({ trx, writeAudit }: AuditedTransaction) => {
    const regData = await lockRegData(trx, event.id, id)
    const from = regData.registered_by
    if (from === userId) return
    if (from !== null && !(await isMadeAtDesk(trx, event, regData, from))) {
      throw new Problem(409, 'registration_claimed')
    }
    await trx
      .updateTable('reg_datas')
      .set({ registered_by: userId })
      .where('event_id', '=', event.id)
      .where('id', '=', id)
      .execute()
    await queueClaimNotice(trx, context, event, regData)
    const changes = { registered_by: { from, to: userId } }
    await writeAudit({ entity: 'regData', entityId: id, changes })
  }
  await auditedTransaction(context, take, { teamId: event.team_id, eventId: event.id })
}

async function lockRegData(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<RegDataRow> {
  const regData = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!regData) throw new Problem(404, 'registration_not_found')
  return regData
}

/** Whether the event's staff made it for somebody else: neither they nor their e-mail are in it. */
async function isMadeAtDesk(
  trx: Transaction<Database>,
  event: EventRow,
  regData: RegDataRow,
  madeBy: number,
): Promise<boolean> {
  const { id, superadmin, email, dances, ...roles } = await trx
    .selectFrom('users')
    .where('users.id', '=', madeBy)
    .select((eb) => [
      'users.id',
      'users.superadmin',
      'users.email',
      ...selectRoles(eb),
      eb
        .exists(
          eb
            .selectFrom('dancers')
            .where('dancers.reg_data_id', '=', regData.id)
            .whereRef('dancers.user_id', '=', 'users.id')
            .select('dancers.id'),
        )
        .as('dances'),
    ])
    .executeTakeFirstOrThrow()
  const maker = { user: { id, superadmin }, roles: rolesIn(roles) }
  return isStaff(maker, event) && !dances && !isSameEmail(email, regData.email)
}
