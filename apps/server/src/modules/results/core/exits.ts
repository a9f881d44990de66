import type { components } from '@parket/api-client/schema'
import { fullName } from '@parket/domain/account/user'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { startNumbers, type RoundState } from '../../marks/state.ts'

type ResultExit = components['schemas']['ResultExit']

/** Who left the rounds, with who said so and why: in the order of the rounds, in each as it was said. */
export async function presentExits(
  db: Kysely<Database>,
  states: readonly RoundState[],
): Promise<ResultExit[]> {
  const userIds = states.flatMap(({ exits }) => exits.flatMap(({ user_id }) => user_id ?? []))
  const users =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('users')
          .where('id', 'in', userIds)
          .select(['id', 'last_name', 'first_name'])
          .execute()
  const nameOf = new Map(users.map((user) => [user.id, fullName(user)]))
  return states.flatMap((state) => {
    const { round_index: index, type, role } = state.round
    const numbers = startNumbers(state)
    return state.exits
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ registration_id, status, reason, user_id, at }) => ({
        index,
        type,
        role,
        start_number: numbers.get(registration_id) ?? 0,
        status,
        reason,
        // Of an erased account no name is left.
        by: nameOf.get(user_id ?? 0) || null,
        at: at.toISOString(),
      }))
  })
}
