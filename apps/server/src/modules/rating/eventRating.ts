import { pointsRule } from '@parket/domain/rating/words'
import { schemeOn } from '@parket/domain/rating/scheme'
import { calendarDay } from '@parket/domain/format/date'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { findContests } from '../../records/contests.ts'
import { findShown } from '../results/core/published.ts'
import { findRating } from './stored.ts'

/** The points given at an event, by contest and place; of what everybody sees. */
export async function getEventRating(
  context: Context,
  { query }: Input<'getEventRating'>,
): Promise<Answer<'getEventRating'>> {
  const { db } = context
  const event = eventOf(context)
  const rating = await findRating(db, event.team_id)
  if (!rating) return { calculated_at: null, scheme: null, items: [] }
  const { run, results } = rating
  const schemes = new Map(run.schemes.map(({ id, content }) => [id, content]))
  const given = Map.groupBy(
    results.filter((result) => result.event === event.id),
    ({ registration, contest }) => `${contest} ${registration}`,
  )
  const asked = (await findContests(db, event.id)).filter(
    ({ group_num }) => query.group_num === undefined || group_num === query.group_num,
  )
  const { shown, personOf } = await findShown(context, asked)
  const items = shown.flatMap(({ contest, whole }) =>
    (whole?.content.places ?? []).flatMap(({ start_number }) => {
      const registration = whole?.registrations[start_number]
      const result = given.get(`${contest.id} ${registration}`)?.[0]
      const scheme = result && schemes.get(result.scheme)
      if (!whole || !result || !scheme) return []
      const { role, place, place_to, points } = result
      return [
        {
          contest_id: contest.id,
          group_num: contest.group_num,
          group_name: contest.group_name,
          section: contest.section,
          start_number,
          names: personOf(whole, start_number).names,
          role,
          place,
          place_to,
          points,
          rule: pointsRule(result, scheme),
        },
      ]
    }),
  )
  const day = calendarDay(event.date_begin, event.time_zone)
  const inForce = schemeOn([...schemes.values()], day)
  return { calculated_at: run.finished_at.toISOString(), scheme: inForce?.name ?? null, items }
}
