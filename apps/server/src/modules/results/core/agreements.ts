import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { loadAgreements } from '../../marks/agreements.ts'
import type { RoundState } from '../../marks/state.ts'

type ResultAgreement = components['schemas']['ResultAgreement']

/** The sheets about which the two who typed them agreed, in the order of the rounds. */
export async function presentAgreements(
  db: Kysely<Database>,
  states: readonly RoundState[],
): Promise<ResultAgreement[]> {
  const agreements = await loadAgreements(
    db,
    states.flatMap(({ sheets }) => sheets.filter(({ finished_at }) => finished_at !== null)),
  )
  const bySheet = Map.groupBy(agreements, ({ sheet_id }) => sheet_id)
  return states.flatMap(({ round: { round_index: index, type, role }, sheets }) =>
    sheets.flatMap(({ id, dance, letter }) => {
      const [first, second] = bySheet.get(id) ?? []
      if (!first || !second) return []
      const by = [first.name, second.name].filter((name) => name !== '')
      const { reason } = first
      return [{ index, type, role, dance, letter, reason, by, at: second.at.toISOString() }]
    }),
  )
}
