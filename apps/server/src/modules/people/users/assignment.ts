import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { roles, type Role } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import { userOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { wasFound } from './found.ts'
import { findUser, type UserRow } from './queries.ts'

/** A role that somebody gives to somebody, in a team or at an event. */
export type Assignment = { user: UserRow; role: Role }

type Sent = { user_id?: number; role?: string; team_id?: number; event_id?: number }

/** Where a role is given. */
type Place = {
  /** The field that may repeat the place of the address. */
  field: 'team_id' | 'event_id'
  id: number
  /** The roles that are the caller's to give. */
  assignable: readonly Role[]
  /** Whether somebody has a role there already. */
  isMember: (userId: number) => Promise<boolean>
}

/**
 * Reads and checks the body of a call that gives a role. `user_id` counts where the caller found that
 * person by exact e-mail within the hour, or they have a role there already; any other id, existing
 * or not, is refused in the same words, so that ids tell nothing (docs/rules/rights.md, «Giving roles»).
 *
 * @throws Problem 422 by field, 403 for a role that is not the caller's to give
 */
export async function readAssignment(
  trx: Transaction<Database>,
  context: Context,
  sent: Sent,
  place: Place,
): Promise<Assignment> {
  const errors: FieldErrors = {}
  const repeated = sent[place.field]
  if (repeated !== undefined && repeated !== place.id) {
    addError(errors, place.field, problemText('invalid'))
  }
  const role = roles.find((known) => known === sent.role)
  if (!role) addError(errors, 'role', problemText('team_role_unknown'))
  const user = await findKnown(trx, context, sent.user_id, place)
  if (!user) addError(errors, 'user_id', problemText('user_unknown'))
  if (!role || !user || hasErrors(errors)) throw invalidFields(errors)
  refuseRole(role, place.assignable)
  return { user, role }
}

async function findKnown(
  trx: Transaction<Database>,
  context: Context,
  userId: number | undefined,
  { isMember }: Place,
): Promise<UserRow | null> {
  if (userId === undefined) return null
  const finderId = userOf(context).id
  const isKnown =
    (await wasFound(trx, { finderId, userId, now: context.now })) || (await isMember(userId))
  const user = isKnown ? await findUser(trx, userId) : undefined
  return user && !user.deleted_at ? user : null
}

/** @throws Problem 403 for a role that is not the caller's to give or take */
export function refuseRole(role: Role, assignable: readonly Role[]): void {
  if (!assignable.includes(role)) throw new Problem(403, 'forbidden')
}
