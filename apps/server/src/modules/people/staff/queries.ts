import type { Role } from '@parket/domain/rights/rights'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { Database, EventUsersTable } from '../../../db/schema.ts'

export type StaffRow = Selectable<EventUsersTable>
export type StaffMember = StaffRow & { email: string; last_name: string; first_name: string }

/** The staff of an event, by name. */
export function listStaff(db: Kysely<Database>, eventId: number): Promise<StaffMember[]> {
  return db
    .selectFrom('event_users')
    .innerJoin('users', 'users.id', 'event_users.user_id')
    .where('event_users.event_id', '=', eventId)
    .where('users.deleted_at', 'is', null)
    .selectAll('event_users')
    .select(['email', 'last_name', 'first_name'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('user_id')
    .execute()
}

/** A staff row, locked for a change. */
export function lockStaffRow(
  trx: Transaction<Database>,
  eventId: number,
  userId: number,
): Promise<StaffRow | undefined> {
  return trx
    .selectFrom('event_users')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Adds a staff row or changes its role; undefined when the current role is not the caller's to
 * change.
 */
export function saveStaffRow(
  trx: Transaction<Database>,
  row: { event_id: number; user_id: number; role: Role },
  assignable: readonly Role[],
): Promise<StaffRow | undefined> {
  return trx
    .insertInto('event_users')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'user_id'])
        .doUpdateSet({ role: row.role })
        .where('event_users.role', 'in', assignable),
    )
    .returningAll()
    .executeTakeFirst()
}
