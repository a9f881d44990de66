import { fullName } from '@parket/domain/account/user'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Transaction } from 'kysely'

import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { brandOf } from '../../../mail/brand.ts'
import type { Mailbox } from '../../../mail/mailbox.ts'
import { accountChanged, type AccountChange } from '../../../mail/templates/accountChanged.ts'
import { addressTaken } from '../../../mail/templates/addressTaken.ts'
import { emailChange } from '../../../mail/templates/emailChange.ts'
import { emailVerification } from '../../../mail/templates/emailVerification.ts'
import { passwordReset } from '../../../mail/templates/passwordReset.ts'
import { issueOneTimeToken, revokeOneTimeTokens } from '../../../security/oneTimeTokens.ts'
import type { UserRow } from './queries.ts'

/** «One use, 60 minutes» (docs/rules/accounts.md, «Forgotten password»). */
const RESET_LINK_MS = 60 * millisecondsInMinute
const VERIFICATION_LINK_MS = 7 * millisecondsInDay

/** Queues the letter that verifies the user's address. */
export async function queueVerification(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
): Promise<void> {
  const token = await issueOneTimeToken(trx, {
    kind: 'email-verification',
    userId: user.id,
    now: context.now,
    validMs: VERIFICATION_LINK_MS,
  })
  await queueMail(trx, emailVerification(mailboxOf(user), token, brand(context)))
}

/** Queues the letter that makes the user's new address count, to that address. */
export async function queueEmailChange(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
): Promise<void> {
  const { now } = context
  await revokeOneTimeTokens(trx, user.id, ['email-change'], now)
  const token = await issueOneTimeToken(trx, {
    kind: 'email-change',
    userId: user.id,
    now,
    validMs: VERIFICATION_LINK_MS,
  })
  const to = { name: fullName(user), address: user.pending_email ?? user.email }
  await queueMail(trx, emailChange(to, token, brand(context)))
}

/** Queues the letter to the owner of an address that somebody else gave as their own. */
export async function queueAddressTaken(
  trx: Transaction<Database>,
  context: Context,
  address: string,
): Promise<void> {
  await queueMail(trx, addressTaken({ name: '', address }, brand(context)))
}

/** Queues the letter with the link to reset the password. */
export async function queuePasswordReset(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
): Promise<void> {
  const token = await issueOneTimeToken(trx, {
    kind: 'password-reset',
    userId: user.id,
    now: context.now,
    validMs: RESET_LINK_MS,
  })
  await queueMail(trx, passwordReset(mailboxOf(user), token, brand(context)))
}

/** Queues the letter about a change of the account, to the address before the change. */
export async function queueAccountChange(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
  change: AccountChange,
): Promise<void> {
  await queueMail(trx, accountChanged(mailboxOf(user), change, brand(context)))
}

function mailboxOf(user: UserRow): Mailbox {
  return { name: fullName(user), address: user.email }
}

function brand(context: Context) {
  return brandOf(tenantOf(context), context.config)
}
