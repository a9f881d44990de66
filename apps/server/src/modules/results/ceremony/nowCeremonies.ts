import type { components } from '@parket/api-client/schema'
import { contestTitle } from '@parket/domain/contest/title'
import { calledPlaces, revealedPlaces, revealSteps } from '@parket/domain/result/revealing'
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
  // In this order: what is published in between is in both, not in none.
  const going = await listRevealing(db, ids)
  const ended = await listEnded(db, ids, new Date(moment.getTime() - TOLD_MS))
  const isEnded = ({ contest_id }: Publication) =>
    ended.some((one) => one.contest_id === contest_id)
  const all = [...going.filter((one) => !isEnded(one)), ...ended].toSorted(
    (one, other) => (other.revealed_at?.getTime() ?? 0) - (one.revealed_at?.getTime() ?? 0),
  )
  const registrations = all.flatMap((one) => Object.values(one.registrations))
  const personOf = personBy(await listEntrants(db, [...new Set(registrations)]))
  return all.flatMap((publication) => {
    const contest = contests.find(({ id }) => id === publication.contest_id)
    return contest ? presentOne(contest, publication, personOf) : []
  })
}

/** Published places of which the ceremony showed one lately. */
async function listEnded(
  db: Kysely<Database>,
  contestIds: readonly string[],
  since: Date,
): Promise<Publication[]> {
  if (contestIds.length === 0) return []
  const rows = await db
    .selectFrom('publications')
    .where('contest_id', 'in', contestIds)
    .where('revealed_at', '>', since)
    .select('contest_id')
    .distinct()
    .execute()
  const released = await listReleased(
    db,
    rows.map(({ contest_id }) => contest_id),
  )
  return released.filter(
    ({ round_id, revealed_at }) => round_id === null && revealed_at !== null && revealed_at > since,
  )
}

function presentOne(
  contest: Contest,
  publication: Publication,
  personOf: PersonOf,
): Schemas['NowCeremony'][] {
  const { content, revealed_at, released_at } = publication
  // Publishing reveals all that is left.
  const from =
    released_at === null ? publication.revealed_from_place : (revealSteps(content).at(-1) ?? null)
  if (from === null || revealed_at === null) return []
  const roles = rolesOf(content)
  return [
    {
      contest_id: contest.id,
      group_num: contest.group_num,
      title: contestTitle(contest),
      revealed_from_place: from,
      revealed_at: revealed_at.toISOString(),
      places: revealedPlaces(calledPlaces(content), from).map(
        ({ start_number, place, place_to, degree }) => {
          const { names, city, club } = personOf(publication, start_number)
          const role = roles.get(start_number) ?? null
          return { start_number, names, city, club, role, place, place_to, degree: degree ?? null }
        },
      ),
    },
  ]
}
