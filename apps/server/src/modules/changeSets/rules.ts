import { numberedTitle } from '@parket/domain/contest/title'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findContests } from '../../records/contests.ts'

/**
 * Refuses an undo that would break a reference that the schema does not check: a packet names
 * existing contests, a panel has judges with letters.
 *
 * @throws Problem 409
 */
export async function refuseBrokenRules(
  trx: Transaction<Database>,
  eventId: number,
): Promise<void> {
  const contests = await findContests(trx, eventId)
  const numbers = new Set(contests.map(({ group_num }) => group_num))
  const broken = contests.find(({ packet }) => packet?.groupNums.some((n) => !numbers.has(n)))
  if (broken) throw new Problem(409, 'contest_bundled', { params: { contest: broken.group_name } })

  const seated = await trx
    .selectFrom('panel_judges')
    .innerJoin('event_judges', (join) =>
      join
        .onRef('event_judges.event_id', '=', 'panel_judges.event_id')
        .onRef('event_judges.judge_id', '=', 'panel_judges.judge_id'),
    )
    .innerJoin('contests', 'contests.id', 'panel_judges.contest_id')
    .where('panel_judges.event_id', '=', eventId)
    .where('event_judges.letter', 'is', null)
    .select(['contests.group_num', 'contests.group_name', 'contests.section'])
    .executeTakeFirst()
  if (seated)
    throw new Problem(409, 'judge_on_panel', { params: { contests: numberedTitle(seated) } })
}
