import { fullName } from '@parket/domain/account/user'
import type { Transaction } from 'kysely'

import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { brandOf } from '../../../mail/brand.ts'
import { roleChanged } from '../../../mail/templates/roleChanged.ts'
import { lockUser, type UserRow } from './queries.ts'

/** Ids of the live superadmins, locked until the end of the transaction. */
export async function listSuperadmins(trx: Transaction<Database>): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .where('superadmin', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Call it before taking any other lock, so that two superadmins who delete each other do not
 * deadlock.
 *
 * @throws Problem 409 when without this user nobody could administer the installation
 */
export async function refuseLastSuperadmin(
  trx: Transaction<Database>,
  userId: number,
): Promise<void> {
  const ids = await listSuperadmins(trx)
  if (ids.length === 1 && ids[0] === userId) throw new Problem(409, 'last_superadmin')
}

/**
 * Makes another superadmin, of an account with a confirmed address. Again changes nothing.
 *
 * @throws Problem 404, 409 for an address that is not confirmed
 */
export function makeSuperadmin(
  context: Context,
  { path }: Input<'makeSuperadmin'>,
): Promise<UserRow> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await lockUser(trx, path.id)
    if (!user || user.deleted_at) throw new Problem(404, 'not_found')
    if (!user.email_verified_at) throw new Problem(409, 'email_unconfirmed')
    return setSuperadmin({ trx, writeAudit }, context, user, true)
  })
}

/** Takes it from one. @throws Problem 404, 409 for the last one */
export async function unmakeSuperadmin(
  context: Context,
  { path }: Input<'unmakeSuperadmin'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    await refuseLastSuperadmin(trx, path.id)
    const user = await lockUser(trx, path.id)
    if (!user || user.deleted_at) throw new Problem(404, 'not_found')
    await setSuperadmin({ trx, writeAudit }, context, user, false)
  })
}

async function setSuperadmin(
  { trx, writeAudit }: AuditedTransaction,
  context: Context,
  user: UserRow,
  superadmin: boolean,
): Promise<UserRow> {
  if (user.superadmin === superadmin) return user
  const changed = await trx
    .updateTable('users')
    .set({ superadmin })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const to = { name: fullName(user), address: user.email }
  const place = { place: 'весь сайт', role: superadmin ? 'суперадмин' : null }
  await queueMail(trx, roleChanged(to, place, brandOf(tenantOf(context), context.config)))
  const changes = { superadmin: { from: user.superadmin, to: superadmin } }
  await writeAudit({ entity: 'user', entityId: user.id, changes })
  return changed
}
