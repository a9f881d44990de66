import { checkNewPassword, passwordProblem } from '@parket/domain/account/profile'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'

import { redactValues } from '../../../change/audit.ts'
import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import {
  lockTokenOwner,
  revokeOneTimeTokens,
  verifyOneTimeToken,
} from '../../../security/oneTimeTokens.ts'
import { hashPassword } from '../../../security/passwords.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { revokeTokens } from '../../../security/tokens.ts'
import { acceptInvitations } from '../../people/invitations/accept.ts'
import { queueAccountChange } from '../../people/users/letters.ts'
import { confirmPassword, wrongPassword } from '../../people/users/ownPassword.ts'
import { refuseCommon } from './refuseCommon.ts'
import { findUser, lockUser, type UserRow } from '../../people/users/queries.ts'

/**
 * Sets a new password by the mailed link and logs the account out everywhere.
 *
 * @throws Problem 422 for a password against the rules, or a link of no use
 */
export async function resetPassword(
  context: Context,
  { body }: Input<'resetPassword'>,
): Promise<void> {
  const { now } = context
  const { token = '', password = '', password_confirmation = '' } = body
  const errors = {
    ...refuseCommon('password', password),
    ...checkNewPassword({ password, password_confirmation }),
  }
  if (hasErrors(errors)) throw invalidFields(errors)

  const hash = await hashPassword(password)
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await lockTokenOwner(trx, 'password-reset', token, now)
    const verified = user && (await verifyOneTimeToken(trx, 'password-reset', token, now))
    if (!verified) throw uselessLink()
    await trx
      .updateTable('users')
      // Using the mailed link also verifies the address.
      .set({ email_verified_at: user.email_verified_at ?? now })
      .where('id', '=', user.id)
      .execute()
    await replacePassword({ trx, writeAudit }, context, user, hash, {
      userId: user.id,
      keptToken: null,
    })
    if (!user.email_verified_at) await acceptInvitations({ trx, writeAudit }, context, user)
  })
}

/**
 * Changes a password. The caller confirms with the own old one, a superadmin too who changes
 * somebody else's.
 *
 * @throws Problem 422 for a wrong old or a new password against the rules, 429 after too many wrong ones
 */
export async function changePassword(
  context: Context,
  { path, body }: Input<'changePassword'>,
): Promise<void> {
  const { db, caller } = context
  // Whoever sets it has the account.
  await requireFreshSecondFactor(context)
  const { oldPassword = '', newPassword = '' } = body
  if (!(await findUser(db, path.userId))) throw new Problem(404, 'not_found')
  const problem = passwordProblem(newPassword)
  const errors = problem ? { newPassword: [problem] } : refuseCommon('newPassword', newPassword)
  if (hasErrors(errors)) throw invalidFields(errors)
  const confirmed = await confirmPassword(context, oldPassword)
  if (!confirmed) throw wrongPassword('oldPassword')

  const hash = await hashPassword(newPassword)
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await lockUser(trx, path.userId)
    if (!user || user.deleted_at) throw new Problem(404, 'not_found')
    const isOwn = user.id === confirmed.id
    if (isOwn && user.password_hash !== confirmed.password_hash) throw wrongPassword('oldPassword')
    const keptToken = isOwn ? caller.tokenId : null
    await replacePassword({ trx, writeAudit }, context, user, hash, {
      userId: confirmed.id,
      keptToken,
    })
  })
}

export function uselessLink(): Problem {
  return invalidFields({ token: [problemText('reset_link_invalid')] })
}

/** Writes the password of a locked user and revokes older tokens and links. */
async function replacePassword(
  { trx, writeAudit }: AuditedTransaction,
  context: Context,
  user: UserRow,
  password_hash: string,
  { userId, keptToken }: { userId: number; keptToken: number | null },
): Promise<void> {
  const { now } = context
  await trx
    .updateTable('users')
    // Whoever knew the old password may have asked for the new address.
    .set({ password_hash, pending_email: null })
    .where('id', '=', user.id)
    .execute()
  await revokeTokens(trx, user.id, now, keptToken)
  await revokeOneTimeTokens(trx, user.id, ['password-reset', 'email-change'], now)
  await queueAccountChange(trx, context, user, 'password')
  await writeAudit({
    userId,
    action: 'changePassword',
    entity: 'user',
    entityId: user.id,
    changes: redactValues({ password: { from: user.password_hash, to: password_hash } }),
  })
}
