import { fullName } from '@parket/domain/account/user'
import { isCompetitive } from '@parket/domain/contest/tags'
import { roundsToTime } from '@parket/domain/timetable/rounds'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer } from '../../contract/handlers.ts'
import { findContests } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'
import { dancedContests } from './danced.ts'
import { findJudges } from '../rounds/panels/judgeIds.ts'
import { findDancers, listLetteredJudges, type EnteredDancer } from './queries.ts'

/** The rounds of an event's contests as their entries stand now, and who dances and judges them. */
export async function getTimetableRounds(context: Context): Promise<Answer<'getTimetableRounds'>> {
  const { db } = context
  const event = eventOf(context)
  const all = await findContests(db, event.id)
  const contests = dancedContests(all, await listTags(db, event.id)).filter(
    ({ status }) => status !== 'cancelled',
  )
  const ids = contests.map(({ id }) => id)
  const entered = await findDancers(db, ids)
  const panels = await findJudges(db, ids)
  const people = new Map<string, EnteredDancer>()
  for (const dancer of [...entered.values()].flat()) {
    if (!people.has(dancer.key)) people.set(dancer.key, dancer)
  }
  const judges = await listLetteredJudges(db, event.id)
  return {
    contests: contests.map((contest) => {
      const dancers = entered.get(contest.id) ?? []
      const { judgeIds = [], roundJudges } = panels.get(contest.id) ?? {}
      return {
        contest_id: contest.id,
        dances: isCompetitive(contest) ? contest.dances.length : 0,
        rounds: roundsToTime(contest, countEntries(dancers)).map((round) =>
          Object.assign(round, { judges: roundJudges?.get(round.round_index) ?? judgeIds }),
        ),
        dancers: [...new Set(dancers.map(({ key, id }) => people.get(key)?.id ?? id))],
        judges: judgeIds,
      }
    }),
    dancers: [...people.values()].map(({ id, name }) => ({ id, name })),
    judges: judges.map(({ id, letter, ...judge }) => ({ id, name: fullName(judge), letter })),
  }
}

/** Where roles count apart, those of the role with more: leaders and followers dance together. */
function countEntries(dancers: readonly EnteredDancer[]): number {
  const byRole = Map.groupBy(dancers, ({ role }) => role)
  const counts = [...byRole.values()].map(
    (own) => new Set(own.map(({ registration_id }) => registration_id)).size,
  )
  return Math.max(0, ...counts)
}
