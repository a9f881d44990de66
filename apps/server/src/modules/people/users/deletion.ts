import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import { violatesConstraint } from '../../../db/violations.ts'
import { Problem } from '../../../http/problem.ts'
import { mailedKinds, revokeOneTimeTokens } from '../../../security/oneTimeTokens.ts'
import { revokeTokens } from '../../../security/tokens.ts'
import { emailTaken } from './emailTaken.ts'
import { lockUser, type UserRow } from './queries.ts'
import { refuseLastSupervisor } from './lastSupervisor.ts'
import { refuseLastSuperadmin } from './superadmins.ts'

/**
 * Soft-deletes a user and revokes all tokens and links. Memberships stay for a later restore.
 * Deleting again changes nothing.
 *
 * @throws Problem 404, or 409 for the last superadmin and the last supervisor of a team
 */
export async function deleteUser(context: Context, { path }: Input<'deleteUser'>): Promise<void> {
  const { now } = context
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    await refuseLastSupervisor(trx, path.id)
    await refuseLastSuperadmin(trx, path.id)
    const user = await lockUser(trx, path.id)
    if (!user) throw new Problem(404, 'not_found')
    if (user.deleted_at) return
    await trx.updateTable('users').set({ deleted_at: now }).where('id', '=', user.id).execute()
    await revokeTokens(trx, user.id, now)
    await revokeOneTimeTokens(trx, user.id, mailedKinds, now)
    const changes = { deleted_at: { from: null, to: now } }
    await writeAudit({ entity: 'user', entityId: user.id, changes })
  })
}

/** @throws Problem 404, or 409 when somebody else has the e-mail by now */
export function restoreUser(context: Context, { path }: Input<'restoreUser'>): Promise<UserRow> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await lockUser(trx, path.id)
    if (!user) throw new Problem(404, 'not_found')
    if (!user.deleted_at) return user
    const restored = await trx
      .updateTable('users')
      .set({ deleted_at: null })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'users_email') ? emailTaken() : error
      })
    const changes = { deleted_at: { from: user.deleted_at, to: null } }
    await writeAudit({ entity: 'user', entityId: user.id, changes })
    return restored
  })
}
