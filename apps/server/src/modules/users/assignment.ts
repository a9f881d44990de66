import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { roles, type Role } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findUser, type UserRow } from './queries.ts'

/** A role that somebody gives to somebody, in a team or at an event. */
export type Assignment = { user: UserRow; role: Role }

type Sent = { user_id?: number; role?: string; team_id?: number; event_id?: number }

/**
 * Reads and checks the body of a call that gives a role.
 *
 * @param place the field that may repeat the place of the address, and that place
 * @param assignable the roles that are the caller's to give
 * @throws Problem 422 by field, 403 for a role that is not the caller's to give
 */
export async function readAssignment(
  trx: Transaction<Database>,
  sent: Sent,
  place: { field: 'team_id' | 'event_id'; id: number },
  assignable: readonly Role[],
): Promise<Assignment> {
  const errors: FieldErrors = {}
  const repeated = sent[place.field]
  if (repeated !== undefined && repeated !== place.id) {
    addError(errors, place.field, problemText('invalid'))
  }
  const role = roles.find((known) => known === sent.role)
  if (!role) addError(errors, 'role', problemText('team_role_unknown'))
  const user = sent.user_id === undefined ? undefined : await findUser(trx, sent.user_id)
  if (!user || user.deleted_at) addError(errors, 'user_id', problemText('user_unknown'))
  if (!role || !user || hasErrors(errors)) throw invalid(errors)
  refuseRole(role, assignable)
  return { user, role }
}

/** @throws Problem 403 for a role that is not the caller's to give or take */
export function refuseRole(role: Role, assignable: readonly Role[]): void {
  if (!assignable.includes(role)) throw new Problem(403, 'forbidden')
}
