import { fullName } from '@parket/domain/account/user'
import { roleNames, type Role } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { brandOf } from '../../../mail/brand.ts'
import { roleChanged } from '../../../mail/templates/roleChanged.ts'
import { findUser } from './queries.ts'

/** Where a role is: in a team, or at an event of it. */
export type RolePlace = { teamId: number; eventId: number | null }

/**
 * Queues the letter about a role: «whoever is added, changed or removed is told by mail» (docs/rules/rights.md,
 * «Giving roles»).
 *
 * @param role null: it was taken away
 */
export async function queueRoleNotice(
  trx: Transaction<Database>,
  context: Context,
  userId: number,
  place: RolePlace,
  role: Role | null,
): Promise<void> {
  const user = await findUser(trx, userId)
  if (!user || user.deleted_at || (await isAtRehearsal(trx, place))) return
  const to = { name: fullName(user), address: user.email }
  const change = { place: await placeName(trx, place), role: role && roleNames[role] }
  await queueMail(trx, roleChanged(to, change, brandOf(tenantOf(context), context.config)))
}

/** Nobody is written to about a rehearsal (docs/adr/0044). */
export async function isAtRehearsal(
  trx: Transaction<Database>,
  { eventId }: RolePlace,
): Promise<boolean> {
  if (eventId === null) return false
  const { rehearsal_of } = await trx
    .selectFrom('events')
    .where('id', '=', eventId)
    .select('rehearsal_of')
    .executeTakeFirstOrThrow()
  return rehearsal_of !== null
}

/** What the place of a role is called in a letter. */
export async function placeName(
  trx: Transaction<Database>,
  { teamId, eventId }: RolePlace,
): Promise<string> {
  const table = eventId === null ? ('teams' as const) : ('events' as const)
  const { name } = await trx
    .selectFrom(table)
    .where('id', '=', eventId ?? teamId)
    .select('name')
    .executeTakeFirstOrThrow()
  return `${eventId === null ? 'команда' : 'турнир'} «${name}»`
}
