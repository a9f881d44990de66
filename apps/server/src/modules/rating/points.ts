import {
  contestPoints,
  type PlacedResult,
  type ResultPoints,
} from '@parket/domain/rating/resultPoints'
import { schemeOn, type PointsScheme } from '@parket/domain/rating/scheme'
import type { RatedResult } from '@parket/domain/rating/standings'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import {
  countPublished,
  listDancers,
  listMerged,
  listPublished,
  type PublishedContest,
} from './published.ts'

/** A scheme as it is kept. */
export interface KeptScheme {
  id: number
  version: number
  content: PointsScheme
}

/** The points of one dancer for one result, with all they follow from. */
export interface DancerResult extends RatedResult, PlacedResult, ResultPoints {
  dancer: number
  registration: number
  scheme: number
  section: string
  min_age: number | null
  max_age: number | null
}

/** Everything a rating is calculated from, and the points. */
export interface Calculated {
  contests: Omit<PublishedContest, 'rounds' | 'places' | 'registrations'>[]
  results: DancerResult[]
}

/** Contests are read in parts, so that memory and the event loop stay free. */
const PART = 200

/** The schemes of a team, the earliest first. */
export function listSchemes(db: Kysely<Database>, teamId: number): Promise<KeptScheme[]> {
  return db
    .selectFrom('rating_schemes')
    .where('team_id', '=', teamId)
    .select(['id', 'version', 'content'])
    .orderBy('starts_on')
    .execute()
}

/**
 * The points of all published places of a team by its schemes.
 *
 * @param onPart called after each part with the number of contests that are done
 */
export async function calculatePoints(
  db: Kysely<Database>,
  teamId: number,
  schemes: readonly KeptScheme[],
  onPart: (done: number, total: number) => Promise<void>,
): Promise<Calculated> {
  const total = await countPublished(db, teamId)
  const dated = schemes.map(({ id, content }) => ({ id, content, starts_on: content.starts_on }))
  const contests: Calculated['contests'] = []
  const found: (Omit<DancerResult, 'person'> & { key: string })[] = []
  let last = 0
  for (;;) {
    const part = await listPublished(db, teamId, last, PART)
    if (part.length === 0) break
    last = part.at(-1)?.publication_id ?? last
    const ids = part.flatMap(({ registrations }) => Object.values(registrations))
    const dancers = Map.groupBy(await listDancers(db, ids), (one) => one.registration_id)
    for (const contest of part) {
      const { rounds, places, registrations, ...input } = contest
      contests.push(input)
      const scheme = schemeOn(dated, contest.day)
      if (!scheme) continue
      for (const placed of contestPoints({ kind: contest.kind, rounds, places }, scheme.content)) {
        const registration = registrations[placed.start_number] ?? 0
        for (const { dancer_id: dancer, key } of dancers.get(registration) ?? []) {
          const { section, level, min_age, max_age, day } = contest
          const where = { contest: contest.contest_id, event: contest.event_id, scheme: scheme.id }
          const own = { dancer, registration, key, section, level, min_age, max_age, day }
          found.push({ ...placed, ...where, ...own })
        }
      }
    }
    await onPart(contests.length, total)
  }
  return { contests, results: withPeople(found, await listMerged(db, teamId)) }
}

/** A person is named by the earliest of the dancers that are this person. */
function withPeople(
  found: (Omit<DancerResult, 'person'> & { key: string })[],
  merged: readonly { one: string; other: string }[],
): DancerResult[] {
  const joined = joinKeys(merged)
  const people = new Map<string, number>()
  for (const { key, dancer } of found) {
    people.set(joined(key), Math.min(dancer, people.get(joined(key)) ?? dancer))
  }
  return found.map(({ key, ...result }) => ({
    ...result,
    person: people.get(joined(key)) ?? result.dancer,
  }))
}

/** Keys of one person lead to one of them, however long the chain of decisions is. */
function joinKeys(merged: readonly { one: string; other: string }[]): (key: string) => string {
  const next = new Map<string, string>()
  const last = (key: string): string => {
    const after = next.get(key)
    return after === undefined ? key : last(after)
  }
  for (const { one, other } of merged) {
    if (last(one) !== last(other)) next.set(last(one), last(other))
  }
  return last
}
