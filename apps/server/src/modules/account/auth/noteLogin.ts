import { auditAll } from '../../../change/audit.ts'
import { tenantOf, type Context } from '../../../contract/context.ts'

/** How a login ended: refused by the password, by the second factor, or let in. */
type Outcome = 'wrong password' | 'wrong second factor' | 'logged in'

const messages: Readonly<Record<Outcome, string>> = {
  'wrong password': 'login failed',
  'wrong second factor': 'second factor failed',
  'logged in': 'logged in',
}

/**
 * Notes a login in the log and in the audit log, by the account's id alone (ASVS 5.0, 16.3.1). Written
 * also where there is no such account: the time of the answer must not tell which exist.
 *
 * @param userId null: no such account
 */
export async function noteLogin(
  context: Context,
  userId: number | null,
  outcome: Outcome,
): Promise<void> {
  const { db, request } = context
  const level = outcome === 'logged in' ? 'info' : 'warn'
  request.log[level]({ userId }, messages[outcome])
  await db.transaction().execute((trx) =>
    auditAll(trx, [
      {
        userId: outcome === 'logged in' ? userId : null,
        teamId: tenantOf(context).id,
        eventId: null,
        action: 'logIn',
        entity: 'login',
        entityId: userId ?? 0,
        changes: { outcome: { from: null, to: outcome } },
      },
    ]),
  )
}
