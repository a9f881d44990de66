import { initialValues } from '@parket/domain/fields/field'
import { isInstantText } from '@parket/domain/format/instant'
import { problemText } from '@parket/domain/problems/catalogue'
import { teamFields } from '@parket/domain/team/team'

import { changesBetween } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { userOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import { valuesOfRow } from '../../../db/fieldColumns.ts'
import { violatesConstraint } from '../../../db/violations.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Tenant } from '../../../http/tenant.ts'
import { findFactor } from '../../../security/secondFactor.ts'
import { domainTaken, readTeam, teamColumns } from './fields.ts'
import { lockTeam } from './queries.ts'

/** @throws Problem 422 by field, 409 for a taken domain */
export function createTeam(context: Context, { body }: Input<'createTeam'>): Promise<Tenant> {
  const fields = readTeam(initialValues(teamFields), body, false)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const team = await trx
      .insertInto('teams')
      .values({ ...teamColumns(fields), created_at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!team) throw domainTaken()
    const changes = changesBetween({}, fields)
    await writeAudit({ teamId: team.id, entity: 'team', entityId: team.id, changes })
    return team
  })
}

/**
 * Saves a team, deletes it softly or restores it.
 *
 * @throws Problem 404, 422 by field, 409 for a taken domain, or when no default team would be left
 */
export function updateTeam(context: Context, { path, body }: Input<'updateTeam'>): Promise<Tenant> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const team = await lockTeam(trx, path.id)
    if (!team) throw new Problem(404, 'team_not_found')
    const isDefault = team.domain === null
    const before = valuesOfRow(teamFields, team)
    const after = readTeam(before, body, isDefault)
    const deleted_at = readDeletion(body.deleted_at, team, context.now)
    if (isDefault && (deleted_at || after.domain)) throw new Problem(409, 'default_team_kept')

    const saved = await trx
      .updateTable('teams')
      .set({ ...teamColumns(after), deleted_at })
      .where('id', '=', team.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'teams_domain_key') ? domainTaken() : error
      })
    const changes = changesBetween(
      { ...before, deleted_at: team.deleted_at },
      { ...after, deleted_at },
    )
    await writeAudit({ teamId: team.id, entity: 'team', entityId: team.id, changes })
    return saved
  })
}

/**
 * Says whether the organisers of a team need a second factor (docs/rules/accounts.md, «Second factor»).
 *
 * @throws Problem 404, 422 by field, 409 where the caller has none and would lose the own rights
 */
export function requireSecondFactor(
  context: Context,
  { path, body: { requires_second_factor } }: Input<'requireSecondFactor'>,
): Promise<Tenant> {
  if (requires_second_factor === undefined) {
    throw invalidFields({ requires_second_factor: [problemText('required')] })
  }
  const { id, superadmin } = userOf(context)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const team = await lockTeam(trx, path.id)
    if (!team) throw new Problem(404, 'team_not_found')
    if (requires_second_factor && !superadmin && !(await findFactor(trx, id))) {
      throw new Problem(409, 'second_factor_own_first')
    }
    const saved = await trx
      .updateTable('teams')
      .set({ requires_second_factor })
      .where('id', '=', team.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const changes = changesBetween(
      { requires_second_factor: team.requires_second_factor },
      { requires_second_factor },
    )
    await writeAudit({ teamId: team.id, entity: 'team', entityId: team.id, changes })
    return saved
  })
}

/**
 * «Soft delete sets deleted_at to now; restore sets it to null» (docs/rules/rights.md, «Team list»): by our clock,
 * once.
 */
function readDeletion(
  sent: string | null | undefined,
  { deleted_at }: Tenant,
  now: Date,
): Date | null {
  if (sent === undefined) return deleted_at
  if (sent === null) return null
  if (!isInstantText(sent)) throw invalidFields({ deleted_at: [problemText('moment_invalid')] })
  return deleted_at ?? now
}
