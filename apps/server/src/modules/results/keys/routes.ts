import { resultKeysFormat } from '@parket/domain/scoring/resultSignature'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import type { Tenant } from '../../../http/tenant.ts'
import { siteUrl } from '../../../mail/siteUrl.ts'
import { listResultKeys, replaceKey } from '../../../records/resultKeys.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { checkPublished } from './checkPublished.ts'

export const resultKeyHandlers = {
  async getResultKeys(context) {
    const { id, name } = tenantOf(context)
    return { format: resultKeysFormat, team: name, keys: await listResultKeys(context.db, id) }
  },

  async listTeamKeys(context, { path }) {
    return presentKeys(context, await findTeam(context, path.id))
  },

  async replaceTeamKey(context, { path, body }) {
    const team = await findTeam(context, path.id)
    await requireFreshSecondFactor(context)
    const { vault, now } = context
    if (!vault) throw new Problem(409, 'result_key_unavailable')
    const seen = body.key ?? null
    await auditedTransaction(
      context,
      async ({ trx, writeAudit }) => {
        const id = await replaceKey(trx, team.id, seen, vault, now)
        if (id === null) throw new Problem(409, 'result_key_changed')
        const changes = { result_key: { from: seen, to: id } }
        await writeAudit({ entity: 'team', entityId: team.id, changes })
      },
      { teamId: team.id, eventId: null },
    )
    return presentKeys(context, team)
  },

  checkPublished,
} satisfies Handlers

/** @throws Problem 404 */
async function findTeam({ db }: Context, id: number): Promise<Tenant> {
  const team = await db
    .selectFrom('teams')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!team) throw new Problem(404, 'team_not_found')
  return team
}

async function presentKeys(
  { db, config, vault }: Context,
  { id, name, domain }: Tenant,
): Promise<Answer<'listTeamKeys'>> {
  return {
    team: name,
    site: siteUrl(config, domain),
    can_sign: vault !== null,
    keys: await listResultKeys(db, id),
  }
}
