import type { Kysely, Selectable } from 'kysely'

import type { ApprovalsTable, Database } from '../db/schema.ts'

/** An approval with the name of who gave it. */
export type Approval = Selectable<ApprovalsTable>

/** The approval of a contest that stands, of whatever state of its result. */
export function findApproval(
  db: Kysely<Database>,
  contestId: string,
): Promise<Approval | undefined> {
  return db
    .selectFrom('approvals')
    .where('contest_id', '=', contestId)
    .where('withdrawn_at', 'is', null)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether places of the event's contests wait for the chief judge: where the event says so and has one. */
export async function needsApproval(db: Kysely<Database>, eventId: number): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .innerJoin('event_judges', 'event_judges.event_id', 'events.id')
    .where('events.id', '=', eventId)
    .where('events.chief_approval', '=', true)
    .where('event_judges.role', '=', 'chief')
    .select('events.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
