import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { deviceName } from '../../../http/deviceName.ts'
import { Problem } from '../../../http/problem.ts'
import { revokeToken, revokeTokens } from '../../../security/tokens.ts'

/** Where an account is logged in: one row a token, those used last first. */
export async function listDevices(
  { db, now, caller }: Context,
  { path }: Input<'listDevices'>,
): Promise<Answer<'listDevices'>> {
  const tokens = await db
    .selectFrom('tokens')
    .where('user_id', '=', path.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return tokens.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    name: deviceName(user_agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === caller.tokenId,
  }))
}

/** Logs one device out. @throws Problem 404 */
export async function endDevice(context: Context, { path }: Input<'endDevice'>): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const token = await trx
      .selectFrom('tokens')
      .where('id', '=', path.deviceId)
      .where('user_id', '=', path.id)
      .where('revoked_at', 'is', null)
      .select('id')
      .forUpdate()
      .executeTakeFirst()
    if (!token) throw new Problem(404, 'not_found')
    await revokeToken(trx, token.id, context.now)
    await writeAudit({ entity: 'user', entityId: path.id })
  })
}

/** «Выйти на всех устройствах»: this one too. */
export async function logOutEverywhere(
  context: Context,
  { path }: Input<'logOutEverywhere'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    await revokeTokens(trx, path.id, context.now)
    await writeAudit({ entity: 'user', entityId: path.id })
  })
}
