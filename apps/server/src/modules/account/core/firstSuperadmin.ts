import { sql, type Transaction } from 'kysely'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { verifyOneTimeToken } from '../../../security/oneTimeTokens.ts'
import { emailTaken } from '../../people/users/emailTaken.ts'
import type { UserRow } from '../../people/users/queries.ts'
import { listSuperadmins } from '../../people/users/superadmins.ts'
import { hashOf, openAccount, readNewAccount } from './openAccount.ts'
import { uselessLink } from './passwords.ts'

/**
 * Makes the first superadmin by the link that an empty installation prints.
 *
 * @throws Problem 422 when the link is of no use or there is a superadmin by now, 409 for a taken e-mail
 */
export async function createFirstSuperadmin(
  context: Context,
  { body }: Input<'createFirstSuperadmin'>,
): Promise<UserRow> {
  const { now } = context
  const account = readNewAccount(body, now)
  const hash = await hashOf(account)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    await waitForOthers(trx)
    const verified = await verifyOneTimeToken(trx, 'first-superadmin', body.token ?? '', now)
    if (!verified || (await listSuperadmins(trx)).length > 0) throw uselessLink()
    const user = await openAccount(trx, context, account, hash, true)
    if (!user) throw emailTaken()
    await writeAudit({ userId: user.id, entity: 'user', entityId: user.id })
    return user
  })
}

/** Serialises concurrent uses: every start prints a link, so several may be valid. */
async function waitForOthers(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first-superadmin'))`.execute(trx)
}
