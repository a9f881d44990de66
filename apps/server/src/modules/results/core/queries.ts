import { consentsToPlace } from '@parket/domain/registration/consentTexts'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Publication } from '../../marks/publication.ts'

/** The version of each publication that everybody sees: the latest, if it was not taken back. */
export async function listReleased(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Publication[]> {
  if (contestIds.length === 0) return []
  const latest = await lastReleased(db, contestIds).selectAll().execute()
  return latest.filter(({ withdrawn_at }) => withdrawn_at === null)
}

/** What is published, without what it says, which is long. */
export async function listReleasedKeys(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Pick<Publication, 'contest_id' | 'round_id'>[]> {
  if (contestIds.length === 0) return []
  const latest = await lastReleased(db, contestIds)
    .select(['contest_id', 'round_id', 'withdrawn_at'])
    .execute()
  return latest.filter(({ withdrawn_at }) => withdrawn_at === null)
}

function lastReleased(db: Kysely<Database>, contestIds: readonly string[]) {
  return db
    .selectFrom('publications')
    .where('contest_id', 'in', contestIds)
    .where('released_at', 'is not', null)
    .distinctOn(['contest_id', 'round_id'])
    .orderBy('contest_id')
    .orderBy('round_id')
    .orderBy('version', 'desc')
}

/** The held places of judged contests of which the ceremony has shown some, as they are now. */
export async function listRevealing(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Publication[]> {
  if (contestIds.length === 0) return []
  const latest = await db
    .selectFrom('publications')
    .innerJoin('contests', 'contests.id', 'publications.contest_id')
    .where('contests.status', '=', 'judged')
    .where('contest_id', 'in', contestIds)
    .where('round_id', 'is', null)
    .distinctOn('contest_id')
    .selectAll('publications')
    .orderBy('contest_id')
    .orderBy('publications.version', 'desc')
    .execute()
  return latest.filter(
    ({ released_at, withdrawn_at, revealed_from_place }) =>
      released_at === null && withdrawn_at === null && revealed_from_place !== null,
  )
}

/** The published places of registrations; a shared one has both of its ends. */
export async function placesOf(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<ReadonlyMap<number, { place: number; place_to: number }>> {
  const places = new Map<number, { place: number; place_to: number }>()
  for (const { round_id, content, registrations } of await listReleased(db, contestIds)) {
    if (round_id !== null) continue
    for (const { start_number, place, place_to } of content.places) {
      const registration = registrations[start_number]
      if (registration !== undefined) places.set(registration, { place, place_to })
    }
  }
  return places
}

/** The dancers of a registration, where they are from, and what of it they agreed to publish. */
export interface Entrants {
  dancers: { last_name: string; first_name: string; name_salt: string | null }[]
  city: string
  club: string
  isAgreed: boolean
  isPlaceAgreed: boolean
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
      'reg_datas.city',
      'reg_datas.club',
      'reg_datas.consent_publication',
      'reg_datas.consent_text_version',
      'dancers.last_name',
      'dancers.first_name',
      'dancers.name_salt',
    ])
    .orderBy('registrations.id')
    .orderBy('dancers.ind')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, dancers]): [number, Entrants] => {
      const [first] = dancers as [(typeof dancers)[number]]
      const { city, club, consent_publication, consent_text_version } = first
      const isAgreed = consent_publication === true
      const isPlaceAgreed = isAgreed && consentsToPlace(consent_text_version)
      return [id, { dancers, city, club, isAgreed, isPlaceAgreed }]
    }),
  )
}
