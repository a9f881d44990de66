import type { components } from '@parket/api-client/schema'

import type { AuditRow } from './queries.ts'

type Schemas = components['schemas']

/**
 * A change for the admins of its event or team.
 *
 * @param name what the changed record is called
 */
export function presentAuditEntry(row: AuditRow, name: string | null): Schemas['AuditEntry'] {
  const { user_id: id, last_name, first_name, email } = row
  return {
    id: row.id,
    at: row.at.toISOString(),
    user:
      id === null || last_name === null || first_name === null || email === null
        ? null
        : { id, last_name, first_name, email },
    action: row.action,
    entity: row.entity,
    entity_id: row.entity_id,
    entity_name: name,
    changes: presentChanges(row.changes),
    change_set_id: row.undoable_id,
  }
}

function presentChanges(changes: AuditRow['changes']): Schemas['AuditEntry']['changes'] {
  return Object.fromEntries(
    Object.entries((changes ?? {}) as Schemas['AuditEntry']['changes']).map(
      ([field, { from, to }]) => [field, { from: from ?? null, to: to ?? null }],
    ),
  )
}
