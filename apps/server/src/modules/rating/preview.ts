import type { components } from '@parket/api-client/schema'
import { today } from '@parket/domain/format/timeZone'
import { rankStep, ratingMoves, type RatingMove } from '@parket/domain/rating/difference'
import type { PointsScheme } from '@parket/domain/rating/scheme'
import { computeStandings } from '@parket/domain/rating/standings'
import { sumOf, type Fraction } from '@parket/domain/scoring/fraction'
import type { Kysely } from 'kysely'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { findEvents } from '../../records/events.ts'
import { listDancerNames } from './dancerNames.ts'
import { presentMention } from '../search/present.ts'
import { calculatePoints, listSchemes, type DancerResult, type KeptScheme } from './points.ts'
import { emptyScheme, readScheme } from './schemes.ts'
import { rulesOf } from './stored.ts'

const MOVES_SHOWN = 200
const EVENTS_SHOWN = 50
/** Before any event: the scheme is tried on all. */
const ALWAYS = '0001-01-01'

/** «Кто поднялся, кто опустился» before a scheme takes effect: all past events by it, and as it is. */
export async function previewRatingScheme(
  context: Context,
  { body }: Input<'previewRatingScheme'>,
): Promise<Answer<'previewRatingScheme'>> {
  const { db, now } = context
  const teamId = tenantOf(context).id
  const asOf = today(now)
  const content = readScheme(emptyScheme, body)
  const tried: KeptScheme = { id: 0, version: 1, content: { ...content, starts_on: ALWAYS } }
  const before = await rate(db, teamId, asOf, await listSchemes(db, teamId))
  const after = await rate(db, teamId, asOf, [tried])
  const changes = ratingMoves(before.standings, after.standings)
  const moved = changes.toSorted(
    (one, other) => Math.abs(rankStep(other)) - Math.abs(rankStep(one)),
  )
  return {
    results: after.results.length,
    people: after.standings.length,
    risen: changes.filter((one) => rankStep(one) > 0).length,
    fallen: changes.filter((one) => rankStep(one) < 0).length,
    same: after.standings.length - changes.filter((one) => rankStep(one) !== 0).length,
    moves: await presentMoves(db, moved.slice(0, MOVES_SHOWN)),
    events: await presentEvents(db, before.results, after.results),
  }
}

async function rate(
  db: Kysely<Database>,
  teamId: number,
  asOf: string,
  schemes: readonly KeptScheme[],
) {
  const { results } = await calculatePoints(db, teamId, schemes, () => Promise.resolve())
  const rules: PointsScheme | null = rulesOf({ schemes: [...schemes], as_of: asOf })
  return { results, standings: rules ? computeStandings(results, rules, { asOf }) : [] }
}

/** Whose points or ranks are others, with their names. */
export async function presentMoves(
  db: Kysely<Database>,
  changes: readonly RatingMove[],
): Promise<components['schemas']['RatingMove'][]> {
  const names = await listDancerNames(
    db,
    changes.map(({ person }) => person),
  )
  return changes.map(({ person, before, after, rank_before, rank_after }) => ({
    person_id: person,
    name: names.get(person) ?? '',
    before,
    after,
    rank_before,
    rank_after,
  }))
}

async function presentEvents(
  db: Kysely<Database>,
  before: readonly DancerResult[],
  after: readonly DancerResult[],
) {
  const [was, is] = [sumsByEvent(before), sumsByEvent(after)]
  const events = await findEvents(db, [...new Set([...was.keys(), ...is.keys()])])
  return events
    .toSorted((one, other) => other.date_begin.getTime() - one.date_begin.getTime())
    .slice(0, EVENTS_SHOWN)
    .map((event) => ({
      event: presentMention(event),
      before: was.get(event.id) ?? { num: 0, den: 1 },
      after: is.get(event.id) ?? { num: 0, den: 1 },
    }))
}

function sumsByEvent(results: readonly DancerResult[]): Map<number, Fraction> {
  return new Map(
    [...Map.groupBy(results, ({ event }) => event)].map(([event, own]) => [
      event,
      sumOf(own.map(({ points }) => points)),
    ]),
  )
}
