import type { Transaction } from 'kysely'

import { redactValues } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { violatesConstraint } from '../../../db/violations.ts'
import {
  lockTokenOwner,
  mailedKinds,
  revokeOneTimeTokens,
  verifyOneTimeToken,
} from '../../../security/oneTimeTokens.ts'
import { acceptInvitations } from '../../people/invitations/accept.ts'
import { queueAccountChange } from '../../people/users/letters.ts'
import type { UserRow } from '../../people/users/queries.ts'
import { uselessLink } from './passwords.ts'

/**
 * Confirms an address by its mailed link: that of a new account, or the new one of an account, which
 * counts from then on (docs/rules/accounts.md, «Profile»).
 *
 * @throws Problem 422 for a link of no use, also where another account has the address by now
 */
export async function confirmEmail(context: Context, token: string): Promise<void> {
  const { now } = context
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await spend(trx, 'email-verification', token, now)
    if (user) {
      await trx
        .updateTable('users')
        .set({ email_verified_at: now })
        .where('id', '=', user.id)
        .execute()
      await acceptInvitations({ trx, writeAudit }, context, user)
      return
    }
    const mover = await spend(trx, 'email-change', token, now)
    if (!mover?.pending_email) throw uselessLink()
    await move(trx, context, mover, mover.pending_email)
    const changes = redactValues({ email: { from: mover.email, to: mover.pending_email } })
    await acceptInvitations({ trx, writeAudit }, context, {
      id: mover.id,
      email: mover.pending_email,
    })
    await writeAudit({ userId: mover.id, entity: 'user', entityId: mover.id, changes })
  })
}

async function spend(
  trx: Transaction<Database>,
  kind: 'email-verification' | 'email-change',
  token: string,
  now: Date,
): Promise<UserRow | null> {
  const user = await lockTokenOwner(trx, kind, token, now)
  return user && (await verifyOneTimeToken(trx, kind, token, now)) ? user : null
}

/** Links mailed to the old address end, and the old address gets a letter. */
async function move(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
  email: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: context.now, pending_email: null })
    .where('id', '=', user.id)
    .execute()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'users_email') ? uselessLink() : error
    })
  await revokeOneTimeTokens(trx, user.id, mailedKinds, context.now)
  await queueAccountChange(trx, context, user, 'email')
}
