import type { components } from '@parket/api-client/schema'
import { changeReasonTexts, pointsRule } from '@parket/domain/rating/words'
import { zero } from '@parket/domain/scoring/fraction'
import type { Kysely } from 'kysely'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findEvents } from '../../records/events.ts'
import { limitNameLookups, readExactPerson } from '../search/exactPerson.ts'
import { dancersShown } from '../search/dancersShown.ts'
import { presentMention } from '../search/present.ts'
import { isPerson, listKeysOfPerson } from '../search/samePerson.ts'
import { readHistory } from './dancerHistory.ts'
import { isPublished, listNames } from './names.ts'
import { findRating, type StoredRating, type StoredResult } from './stored.ts'

type Schemas = components['schemas']

/** How many changes of the sum are shown. */
const CHANGES_TOLD = 10

/** The points of the person whom last name, first name and birth date name exactly. */
export async function getUserRating(
  context: Context,
  { query }: Input<'getUserRating'>,
): Promise<Answer<'getUserRating'>> {
  const { last_name = '', first_name = '', bd = '' } = query
  const person = readExactPerson(
    { last_name, first_name, birth_date: bd },
    { last_name: 'last_name', first_name: 'first_name', birth_date: 'bd' },
    context.now,
  )
  const { db } = context
  const teamId = tenantOf(context).id
  const { ids } = await limitNameLookups(context, person, async () => {
    const keys = await listKeysOfPerson(db, teamId, person)
    const found = await dancersShown(db, teamId)
      .where(isPerson(keys))
      .select('dancers.id')
      .execute()
    return { ids: new Set(found.map(({ id }) => id)), total: found.length }
  })
  const rating = await findRating(db, teamId)
  if (!rating) return presentNothing(null)
  const own = rating.results.find(({ dancer }) => ids.has(dancer))
  return own ? presentRating(db, rating, own.person) : presentNothing(rating)
}

/**
 * The points of somebody in the public rating.
 * @throws Problem 404
 */
export async function getRatedPerson(
  context: Context,
  { path }: Input<'getRatedPerson'>,
): Promise<Answer<'getRatedPerson'>> {
  const { db, now } = context
  const rating = await findRating(db, tenantOf(context).id)
  const known = rating?.results.some(({ person }) => person === path.personId)
  if (!rating || !known) throw new Problem(404, 'not_found')
  const names = await listNames(db, rating.run.id, [path.personId])
  return {
    person_id: path.personId,
    name: names.get(path.personId) ?? '',
    rating: await presentRating(db, rating, path.personId),
    history: (await isPublished(db, rating.run.id, path.personId))
      ? await readHistory(db, rating, path.personId, now)
      : null,
  }
}

function presentNothing(rating: StoredRating | null): Schemas['DancerRating'] {
  return {
    total: zero,
    rank: null,
    rank_to: null,
    promotions: [],
    as_of: rating?.run.as_of ?? null,
    items: [],
    changes: [],
  }
}

async function presentRating(
  db: Kysely<Database>,
  rating: StoredRating,
  person: number,
): Promise<Schemas['DancerRating']> {
  const results = rating.results.filter((result) => result.person === person)
  const standing = rating.standings.find((one) => one.person === person)
  const counted = new Set(standing?.counted)
  const { events, contests } = await readTitles(db, results)
  const present = (result: StoredResult): Schemas['RatingResult'][] => {
    const [event, contest] = [events.get(result.event), contests.get(result.contest)]
    const scheme = rating.run.schemes.find(({ id }) => id === result.scheme)?.content
    if (!event || !contest || !scheme) return []
    const { section, level, role, place, place_to, entries, points } = result
    return [
      {
        event: presentMention(event),
        contest_id: result.contest,
        group_num: contest.group_num,
        group_name: contest.group_name,
        section,
        level,
        role,
        place,
        place_to,
        entries,
        points,
        rule: pointsRule(result, scheme),
        scheme: scheme.name,
        is_counted: counted.has(result),
      },
    ]
  }
  const latestFirst = results.toSorted((one, other) => other.day.localeCompare(one.day))
  return {
    total: standing?.total ?? zero,
    rank: standing?.rank ?? null,
    rank_to: standing?.rank_to ?? null,
    promotions: standing?.promotions ?? [],
    as_of: rating.run.as_of,
    items: latestFirst.flatMap(present),
    changes: await listChanges(db, rating, person),
  }
}

async function readTitles(
  db: Kysely<Database>,
  results: readonly { event: number; contest: string }[],
) {
  const eventIds = [...new Set(results.map(({ event }) => event))]
  const contestIds = [...new Set(results.map(({ contest }) => contest))]
  const contests =
    contestIds.length === 0
      ? []
      : await db
          .selectFrom('contests')
          .where('id', 'in', contestIds)
          .select(['id', 'group_num', 'group_name'])
          .execute()
  return {
    events: new Map((await findEvents(db, eventIds)).map((event) => [event.id, event])),
    contests: new Map(contests.map((contest) => [contest.id, contest])),
  }
}

/** «Почему изменились мои очки»: from the stored differences, the latest first. */
async function listChanges(
  db: Kysely<Database>,
  { run }: StoredRating,
  person: number,
): Promise<Schemas['RatingChange'][]> {
  const rows = await db
    .selectFrom('rating_changes as change')
    .innerJoin('rating_runs as run', 'run.id', 'change.run_id')
    .where('change.person_id', '=', person)
    .where('run.team_id', '=', run.team_id)
    .where('run.id', '<=', run.id)
    .selectAll('change')
    .select('run.started_at')
    .orderBy('run.id', 'desc')
    .limit(CHANGES_TOLD)
    .execute()
  const { events, contests } = await readTitles(
    db,
    rows.flatMap(({ results }) => results),
  )
  return rows.map((row) => ({
    at: row.started_at.toISOString(),
    before: { num: row.before_num, den: row.before_den },
    after: { num: row.after_num, den: row.after_den },
    results: row.results.map(({ event, contest, reason, before, after }) => ({
      event_name: events.get(event)?.name ?? '',
      group_name: contests.get(contest)?.group_name ?? '',
      text: changeReasonTexts[reason],
      before,
      after,
    })),
  }))
}
