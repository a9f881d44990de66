import { redactValues } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { tenantOf, userOf, type Context } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import {
  requireFreshSecondFactor,
  authenticatorUri,
  createSecret,
  demandFactor,
  findFactor,
  replaceRecoveryCodes,
} from '../../../security/secondFactor.ts'
import { revokeTokens } from '../../../security/tokens.ts'
import type { Vault } from '../../../security/vault.ts'
import { queueAccountChange } from '../../people/users/letters.ts'
import { confirmPassword, wrongPassword } from '../../people/users/ownPassword.ts'
import { lockUser } from '../../people/users/queries.ts'

export const secondFactorHandlers = {
  async getSecondFactor({ db, vault }, { path }) {
    const factor = await findFactor(db, path.id)
    const codes = await db
      .selectFrom('recovery_codes')
      .where('user_id', '=', path.id)
      .where('used_at', 'is', null)
      .select('hash')
      .execute()
    return {
      is_on: factor !== undefined,
      is_available: vault !== null,
      recovery_codes_left: factor ? codes.length : 0,
      required_by: await listRequiringTeams(db, path.id),
    }
  },

  /** Makes the key, shown once; it counts once a code of it has come. */
  async beginSecondFactor(context, { path, body }) {
    const vault = requireVault(context)
    if (!(await confirmPassword(context, body.password ?? ''))) throw wrongPassword('password')
    const secret = createSecret()
    const email = await context.db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, path.id)
      if (!user) throw new Problem(404, 'not_found')
      if (await findFactor(trx, user.id)) throw new Problem(409, 'second_factor_on')
      await trx.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
      await trx
        .insertInto('second_factors')
        .values({
          user_id: user.id,
          secret: vault.seal(secret, String(user.id)),
          created_at: context.now,
        })
        .execute()
      return user.email
    })
    return { secret, uri: authenticatorUri(secret, email, tenantOf(context).name) }
  },

  async confirmSecondFactor(context, { path, body }) {
    requireVault(context)
    const pending = await context.db
      .selectFrom('second_factors')
      .where('user_id', '=', path.id)
      .where('confirmed_at', 'is', null)
      .selectAll()
      .executeTakeFirst()
    if (!pending) throw new Problem(404, 'not_found')
    await demandFactor(context, pending, body.otp)
    const recovery_codes = await auditedTransaction(context, async ({ trx, writeAudit }) => {
      const user = await lockUser(trx, path.id)
      const confirmed = await trx
        .updateTable('second_factors')
        .set({ confirmed_at: context.now })
        .where('user_id', '=', path.id)
        .where('secret', '=', pending.secret)
        .where('confirmed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst()
      if (!user || !confirmed) throw new Problem(404, 'not_found')
      await markFresh(context, trx)
      // They were opened by the password alone.
      await revokeTokens(trx, path.id, context.now, context.caller.tokenId)
      await queueAccountChange(trx, context, user, 'secondFactorOn')
      const changes = redactValues({ second_factor: { from: null, to: true } })
      await writeAudit({ entity: 'user', entityId: path.id, changes })
      return replaceRecoveryCodes(trx, path.id)
    })
    return { recovery_codes }
  },

  /**
   * Wants the password and a code of the caller: a session of before knows no code. A superadmin takes it from
   * somebody who lost it, by the own password and a code of the own.
   */
  async removeSecondFactor(context, { path, body }) {
    await requireFreshSecondFactor(context)
    if (!(await confirmPassword(context, body.password ?? ''))) throw wrongPassword('password')
    await auditedTransaction(context, async ({ trx, writeAudit }) => {
      const user = await lockUser(trx, path.id)
      if (!user || !(await findFactor(trx, path.id))) throw new Problem(404, 'not_found')
      await trx.deleteFrom('second_factors').where('user_id', '=', path.id).execute()
      await queueAccountChange(trx, context, user, 'secondFactorOff')
      const changes = redactValues({ second_factor: { from: true, to: null } })
      await writeAudit({ entity: 'user', entityId: path.id, changes })
    })
  },
} satisfies Handlers

function requireVault({ vault }: Context): Vault {
  if (!vault) throw new Problem(409, 'second_factor_unavailable')
  return vault
}

/** The code just given counts for what is asked again within minutes. */
async function markFresh(context: Context, trx: Pick<Context['db'], 'updateTable'>): Promise<void> {
  const { tokenId } = context.caller
  if (tokenId === null) return
  await trx
    .updateTable('tokens')
    .set({ factor_at: context.now })
    .where('id', '=', tokenId)
    .where('user_id', '=', userOf(context).id)
    .execute()
}

/** Names of the teams that want one of somebody who has a role in them. */
async function listRequiringTeams(db: Context['db'], userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('teams')
    .where('requires_second_factor', '=', true)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb.selectFrom('team_members').where('user_id', '=', userId).select('team_id'),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('event_users')
            .innerJoin('events', 'events.id', 'event_users.event_id')
            .where('event_users.user_id', '=', userId)
            .select('events.team_id'),
        ),
      ]),
    )
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
