import type { components } from '@parket/api-client/schema'
import { contestTitle } from '@parket/domain/contest/title'
import { revealedPlaces, revealSteps } from '@parket/domain/result/revealing'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import type { Publication } from '../../marks/publication.ts'
import { personBy, rolesOf, type PersonOf } from '../core/present.ts'
import { listEntrants, listReleased, listRevealing } from '../core/queries.ts'

type Schemas = components['schemas']

/** How long the winner is told of after the last place. */
const TOLD_MS = 10 * millisecondsInMinute

/** The ceremonies that are on, and those that just ended: the latest first, with what everybody may see. */
export async function listNowCeremonies(
  db: Kysely<Database>,
  event: EventRow,
  moment: Date,
): Promise<Schemas['NowCeremony'][]> {
  const contests = (await findContests(db, event.id)).filter(
    ({ status }) => status === 'judged' || status === 'published',
  )
  const ids = contests.map(({ id }) => id)
  const since = moment.getTime() - TOLD_MS
  const ended = (await listReleased(db, ids)).filter(
    ({ revealed_at }) => revealed_at !== null && revealed_at.getTime() > since,
  )
  const all = [...(await listRevealing(db, ids)), ...ended].toSorted(
    (one, other) => (other.revealed_at?.getTime() ?? 0) - (one.revealed_at?.getTime() ?? 0),
  )
  const registrations = all.flatMap((one) => Object.values(one.registrations))
  const personOf = personBy(await listEntrants(db, [...new Set(registrations)]))
  return all.flatMap((publication) => {
    const contest = contests.find(({ id }) => id === publication.contest_id)
    return contest ? presentOne(contest, publication, personOf) : []
  })
}

function presentOne(
  contest: Contest,
  publication: Publication,
  personOf: PersonOf,
): Schemas['NowCeremony'][] {
  const { content, revealed_from_place: from, revealed_at } = publication
  if (from === null || revealed_at === null) return []
  const steps = new Set(revealSteps(content))
  const roles = rolesOf(content)
  return [
    {
      contest_id: contest.id,
      group_num: contest.group_num,
      title: contestTitle(contest),
      revealed_from_place: from,
      revealed_at: revealed_at.toISOString(),
      places: revealedPlaces(content.places, from)
        .filter(({ place }) => steps.has(place))
        .map(({ start_number, place, place_to, degree }) => {
          const { names, city, club } = personOf(publication, start_number)
          const role = roles.get(start_number) ?? null
          return { start_number, names, city, club, role, place, place_to, degree: degree ?? null }
        }),
    },
  ]
}
