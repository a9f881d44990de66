import type { Context } from '../../../contract/context.ts'
import { eventOf } from '../../../contract/context.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import type { Publication } from '../../marks/publication.ts'
import { listEntrants, listReleased, listRevealing } from './queries.ts'
import { personBy, type PersonOf, type Shown } from './present.ts'

/** What everybody may see of these contests, in their order; without those of which nothing is published. */
export async function findShown(
  { db, event }: Pick<Context, 'db' | 'event'>,
  contests: readonly Contest[],
): Promise<{ shown: Shown[]; personOf: PersonOf }> {
  // A contest that was cancelled or drafted again shows nothing.
  const open = contests.filter(({ status }) => status !== 'draft' && status !== 'cancelled')
  const ids = open.map(({ id }) => id)
  // In this order: what is published in between is in both, not in none.
  const revealing = await listRevealing(db, ids)
  const released = await listReleased(db, ids)
  const roundIds = released.flatMap(({ round_id }) => round_id ?? [])
  const marked = await db
    .selectFrom('rounds')
    .where('id', 'in', [0, ...roundIds])
    .where('marks_published', '=', true)
    .select('id')
    .execute()
  const markedRounds = new Set(marked.map(({ id }) => id))
  const byContest = Map.groupBy(released, ({ contest_id }) => contest_id)
  const shown = open.flatMap((contest): Shown[] => {
    const publications = byContest.get(contest.id) ?? []
    const whole = publications.find(({ round_id }) => round_id === null) ?? null
    const held = revealing.find(({ contest_id }) => contest_id === contest.id) ?? null
    const revealed = whole === null ? held : null
    if (publications.length === 0 && revealed === null) return []
    const rounds = publications.filter(({ round_id }) => round_id !== null).sort(byIndex)
    const protestMinutes = event?.protest_minutes ?? 0
    return [{ contest, whole, revealed, rounds, markedRounds, protestMinutes }]
  })
  const entrants = [...released, ...revealing].flatMap(({ registrations }) =>
    Object.values(registrations),
  )
  return { shown, personOf: personBy(await listEntrants(db, [...new Set(entrants)])) }
}

/** From the first danced to the final. */
function byIndex(one: Publication, other: Publication): number {
  return (other.content.rounds[0]?.index ?? 0) - (one.content.rounds[0]?.index ?? 0)
}

/**
 * The contest that the address names by its number.
 * @throws Problem 404
 */
export async function findNumbered(context: Context, groupNum: number): Promise<Contest> {
  const contests = await findContests(context.db, eventOf(context).id)
  const contest = contests.find(({ group_num }) => group_num === groupNum)
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}
