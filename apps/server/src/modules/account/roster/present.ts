import type { components } from '@parket/api-client/schema'

import type { RosterDancerRow } from './queries.ts'

export function presentRosterDancer(
  dancer: RosterDancerRow,
): components['schemas']['RosterDancer'] {
  return {
    id: dancer.id,
    user_id: dancer.user_id,
    last_name: dancer.last_name,
    first_name: dancer.first_name,
    birth_date: dancer.birth_date,
    gender: dancer.gender,
    created_at: dancer.created_at.toISOString(),
    updated_at: dancer.updated_at.toISOString(),
  }
}
