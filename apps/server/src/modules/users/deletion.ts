import type { Transaction } from 'kysely'

import { audit, changesBetween } from '../../change/audit.ts'
import { tenantOf, userOf, type Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { violates } from '../../db/violations.ts'
import { revokeOneTimeTokens } from '../../security/oneTimeTokens.ts'
import { Problem } from '../../http/problem.ts'
import { emailTaken } from './emailTaken.ts'
import { revokeTokens } from '../../security/tokens.ts'
import { lockUser, type UserRow } from './queries.ts'
import { refuseLastSuperadmin } from './superadmins.ts'

/**
 * Deletes a user softly: logged out everywhere, no link works any more; memberships wait for a
 * return. Deleting once more changes nothing.
 *
 * @throws Problem 404, or 409 for the last superadmin
 */
export async function deleteUser(context: Context, { path }: Input<'deleteUser'>): Promise<void> {
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    await refuseLastSuperadmin(trx, path.id)
    const user = await lockUser(trx, path.id)
    if (!user) throw new Problem(404, 'not_found')
    if (user.deleted_at) return
    await trx.updateTable('users').set({ deleted_at: now }).where('id', '=', user.id).execute()
    await revokeTokens(trx, user.id, now)
    await revokeOneTimeTokens(trx, user.id, ['password-reset', 'email-verification'], now)
    await note(trx, context, 'deleteUser', user, now)
  })
}

/** @throws Problem 404, or 409 when somebody else has the e-mail by now */
export function restoreUser(context: Context, { path }: Input<'restoreUser'>): Promise<UserRow> {
  return context.db.transaction().execute(async (trx) => {
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
        throw violates(error, 'users_email') ? emailTaken() : error
      })
    await note(trx, context, 'restoreUser', user, null)
    return restored
  })
}

function note(
  trx: Transaction<Database>,
  context: Context,
  action: 'deleteUser' | 'restoreUser',
  before: UserRow,
  deleted_at: Date | null,
): Promise<void> {
  return audit(trx, {
    userId: userOf(context).id,
    teamId: tenantOf(context).id,
    eventId: null,
    action,
    entity: 'user',
    entityId: before.id,
    changes: changesBetween<Pick<UserRow, 'deleted_at'>>(before, { deleted_at }),
  })
}
