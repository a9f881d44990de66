import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** What was noted of one kind of record, oldest first. */
export function auditOf(db: Kysely<Database>, entity: string, entityId: number | string) {
  return db
    .selectFrom('audit_log')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(entityId))
    .select(['user_id', 'team_id', 'event_id', 'action', 'changes'])
    .orderBy('id')
    .execute()
}
