import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Publication } from '../marks/publication.ts'

/** The version of each publication that everybody sees: the latest, if it was not taken back. */
export async function listReleased(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Publication[]> {
  if (contestIds.length === 0) return []
  const latest = await db
    .selectFrom('publications')
    .where('contest_id', 'in', contestIds)
    .where('released_at', 'is not', null)
    .distinctOn(['contest_id', 'round_id'])
    .selectAll()
    .orderBy('contest_id')
    .orderBy('round_id')
    .orderBy('version', 'desc')
    .execute()
  return latest.filter(({ withdrawn_at }) => withdrawn_at === null)
}

/** The published places of registrations, those who share one at its middle. */
export async function placesOf(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const places = new Map<number, number>()
  for (const { round_id, content, registrations } of await listReleased(db, contestIds)) {
    if (round_id !== null) continue
    for (const { start_number, place, place_to } of content.places) {
      const registration = registrations[start_number]
      if (registration !== undefined) places.set(registration, (place + place_to) / 2)
    }
  }
  return places
}

/** The dancers of a registration, and whether they agreed to publication. */
export interface Entrants {
  dancers: { last_name: string; first_name: string }[]
  isAgreed: boolean
}

/** Who stands behind registrations. */
export async function listEntrants(
  db: Kysely<Database>,
  registrationIds: readonly number[],
): Promise<ReadonlyMap<number, Entrants>> {
  if (registrationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('dancers', 'dancers.reg_data_id', 'reg_datas.id')
    .where('registrations.id', 'in', registrationIds)
    .select([
      'registrations.id',
      'reg_datas.consent_publication',
      'dancers.last_name',
      'dancers.first_name',
    ])
    .orderBy('registrations.id')
    .orderBy('dancers.ind')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, dancers]) => [
      id,
      { dancers, isAgreed: dancers[0]?.consent_publication === true },
    ]),
  )
}
