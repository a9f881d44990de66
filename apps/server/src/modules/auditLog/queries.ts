import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely'

import { pageOf, readSort, type Paging } from '../../db/paging.ts'
import type { AuditLogTable, Database } from '../../db/schema.ts'
import { contains, searchWords } from '../../db/textSearch.ts'

/** A change with whoever made it; null for a visitor and for the server itself. */
export type AuditRow = Selectable<AuditLogTable> & {
  last_name: string | null
  first_name: string | null
  email: string | null
  /** The change set, where it is kept and was not undone. */
  undoable_id: number | null
}

/** Which lines to list: those of an event, or those of a team for some entities. */
export type AuditScope = { eventId: number } | { teamId: number; entities: string[] }

export type AuditFilters = {
  entity?: string
  entityId?: string
  /** The call, the kind of record, its id, or the name of whoever made the change. */
  q?: string
}

export type AuditSort = 'at' | '-at'

/** A page of what was changed there and how many changes there are. */
export function listAudit(
  db: Kysely<Database>,
  scope: AuditScope,
  filters: AuditFilters,
  sort: AuditSort,
  paging: Paging,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { direction } = readSort<'at'>(sort)
  const chosen = filtered(
    db.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.user_id'),
    scope,
    filters,
  )
  // Numbers are given in the order of time.
  const ordered = chosen
    .selectAll('audit_log')
    .select(['users.last_name', 'users.first_name', 'users.email'])
    .select((eb) =>
      eb
        .selectFrom('change_sets')
        .whereRef('change_sets.id', '=', 'audit_log.change_set_id')
        .where((set) =>
          set.not(
            set.exists(
              set
                .selectFrom('change_sets as undo')
                .whereRef('undo.undoes', '=', 'change_sets.id')
                .select('undo.id'),
            ),
          ),
        )
        .select('change_sets.id')
        .as('undoable_id'),
    )
    .orderBy('audit_log.id', direction)
  return pageOf(chosen, ordered, paging)
}

type Joined = Database & { users: { [C in keyof Database['users']]: Database['users'][C] | null } }

function filtered<O>(
  query: SelectQueryBuilder<Joined, 'audit_log' | 'users', O>,
  scope: AuditScope,
  { entity, entityId, q }: AuditFilters,
): SelectQueryBuilder<Joined, 'audit_log' | 'users', O> {
  let chosen =
    'eventId' in scope
      ? query.where('audit_log.event_id', '=', scope.eventId)
      : query
          .where('audit_log.team_id', '=', scope.teamId)
          .where('audit_log.entity', 'in', scope.entities)
  if (entity) chosen = chosen.where('audit_log.entity', '=', entity)
  if (entityId) chosen = chosen.where('audit_log.entity_id', '=', entityId)
  for (const word of searchWords(q)) {
    chosen = chosen.where((eb) =>
      eb.or([
        contains(eb.ref('audit_log.action'), word),
        contains(eb.ref('audit_log.entity'), word),
        eb('audit_log.entity_id', '=', word),
        contains(eb.fn.coalesce('users.last_name', eb.val('')), word),
        contains(eb.fn.coalesce('users.first_name', eb.val('')), word),
      ]),
    )
  }
  return chosen
}
