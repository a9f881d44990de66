import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/**
 * Begins a query of dancers (`own`), each with every dancer of the event who is the same (`other`; itself, too): «last name,
 * first name (case, spaces, ё/е folded) and birth date agree within the event» (docs/rules/registration.md,
 * «Same dancer»).
 */
export function selectSameDancers(trx: Transaction<Database>) {
  return trx
    .selectFrom('dancers as own')
    .innerJoin('dancers as other', (join) =>
      join
        .onRef('other.event_id', '=', 'own.event_id')
        .onRef('other.last_name_key', '=', 'own.last_name_key')
        .onRef('other.first_name_key', '=', 'own.first_name_key')
        .onRef('other.birth_date', '=', 'own.birth_date'),
    )
}
