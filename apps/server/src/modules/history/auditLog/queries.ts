import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'

import { pageOf, readSort, type Paging } from '../../../db/paging.ts'
import type { AuditLogTable, Database } from '../../../db/schema.ts'
import { containsWord, searchWords } from '../../../db/textSearch.ts'

/** A change with whoever made it; null for a visitor and for the server itself. */
export type AuditRow = Selectable<AuditLogTable> & {
  last_name: string | null
  first_name: string | null
  email: string | null
  /** The change set, where it is kept and was not undone. */
  undoable_id: number | null
}

/** Which lines to list: those of an event, or those of a team for some entities. */
export type AuditScope = { eventId: number } | { teamId: number; entities: readonly string[] }

export type AuditFilters = {
  entity?: string
  entityId?: string
  /** The call, the kind of record, its number, or the name of whoever made the change. */
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
        containsWord(eb.ref('audit_log.action'), word),
        containsWord(eb.ref('audit_log.entity'), word),
        hasNumber(scope, word),
        containsWord(eb.fn.coalesce('users.last_name', eb.val('')), word),
        containsWord(eb.fn.coalesce('users.first_name', eb.val('')), word),
      ]),
    )
  }
  return chosen
}

/** Whether a line's record has a number: that by which organisers know registrations and contests, else its id. */
function hasNumber(scope: AuditScope, word: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'audit_log'>()
  const isId = eb('audit_log.entity_id', '=', word)
  if (!('eventId' in scope) || !/^\d{1,9}$/.test(word)) return isId
  const number = Number(word)
  const registrations = eb
    .selectFrom('reg_datas')
    .where('event_id', '=', scope.eventId)
    .where('reg_n', '=', number)
    .select(sql<string>`id::text`.as('id'))
  const contests = eb
    .selectFrom('contests')
    .where('event_id', '=', scope.eventId)
    .where('group_num', '=', number)
    .select(sql<string>`id::text`.as('id'))
  return eb.or([
    eb.and([isId, eb('audit_log.entity', 'not in', ['regData', 'contest'])]),
    eb.and([
      eb('audit_log.entity', '=', 'regData'),
      eb('audit_log.entity_id', 'in', registrations),
    ]),
    eb.and([eb('audit_log.entity', '=', 'contest'), eb('audit_log.entity_id', 'in', contests)]),
  ])
}
