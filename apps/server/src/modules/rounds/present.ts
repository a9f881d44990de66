import type { components } from '@parket/api-client/schema'
import { heatConflicts } from '@parket/domain/scoring/heats'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import { toHeatEntry } from './draw.ts'
import type { RoundEntry, RoundRow } from './queries.ts'

type Schemas = components['schemas']

/** A round with its heats, and why a heat is not as it should be. */
export function presentRound(round: RoundRow): Schemas['Round'] {
  const { id, contest_id, role, round_index, type, status, advance, dances, seed } = round
  const { entries, marks_published, version } = round
  const heats = [...Map.groupBy(entries, ({ heat }) => heat).values()]
  const ids = heats.map((heat) => heat.map((entry) => String(entry.id)))
  return {
    id,
    contest_id,
    role,
    index: round_index,
    type,
    label: roundLabel(round_index),
    status,
    advance,
    dances,
    seed,
    heats: heats.map((heat) => heat.map(presentEntry)),
    conflicts: heatConflicts(ids, entries.map(toHeatEntry)).map(
      ({ heat, kind, entryIds, reason }) => ({
        heat,
        kind,
        registration_ids: entryIds.map(Number),
        reason,
      }),
    ),
    marks_published,
    version,
  }
}

function presentEntry(entry: RoundEntry): Schemas['HeatEntry'] {
  const { id, start_number, dancers, city, is_late } = entry
  return {
    registration_id: id,
    start_number,
    dancers: dancers.map(({ last_name, first_name }) => `${last_name} ${first_name}`),
    city,
    is_late,
  }
}
