import { isOnlyPaidFor } from '@parket/domain/contest/tags'
import type { ContestStatus } from '@parket/domain/contest/status'
import { payGroupNumber } from '@parket/domain/event/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { isJudged } from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { listTags } from '../../../records/events.ts'
import { withoutPanel } from '../core/find.ts'
import { statusesOf } from './statuses.ts'

/**
 * «A status is a fact, not a label» (docs/rules/contest-life.md, «A status is a fact»): why contests cannot have a
 * status yet, by contest. `ready` needs a drawn first round, `running` a panel of judges too, `judged` that every
 * round is judged, `published` also that places follow (`followContests`). Scoring `none` has no rounds; what
 * is only paid for has nothing to publish either.
 */
export async function missingFacts(
  trx: Transaction<Database>,
  contests: readonly Pick<Contest, 'id' | 'event_id' | 'group_num' | 'scoring' | 'tags'>[],
  to: ContestStatus,
): Promise<Map<string, string>> {
  const missing = new Map<string, string>()
  if (to === 'published') {
    for (const id of await onlyPaidFor(trx, contests)) {
      missing.set(id, problemText('contest_nothing_to_publish'))
    }
  }
  const ids = contests.filter(({ scoring }) => scoring !== 'none').map(({ id }) => id)
  const isOfRounds = to === 'ready' || to === 'running' || to === 'judged' || to === 'published'
  if (ids.length === 0 || !isOfRounds) return missing
  const statuses = await statusesOf(trx, ids)
  for (const id of ids) {
    const rounds = statuses.get(id) ?? []
    if (!rounds.some((status) => status !== 'planned')) {
      missing.set(id, problemText('contest_without_heats'))
    } else if ((to === 'judged' || to === 'published') && !rounds.every(isJudged)) {
      missing.set(id, problemText('contest_unjudged'))
    }
  }
  if (to === 'running') {
    for (const id of await withoutPanel(trx, ids)) {
      missing.set(id, missing.get(id) ?? problemText('contest_without_panel'))
    }
  }
  return missing
}

/** Ids of those that have nothing to publish. All are of one event. */
async function onlyPaidFor(
  trx: Transaction<Database>,
  contests: readonly Pick<Contest, 'id' | 'event_id' | 'group_num' | 'tags'>[],
): Promise<string[]> {
  const [first] = contests
  if (!first) return []
  const payGroup = payGroupNumber(await listTags(trx, first.event_id))
  return contests.filter((one) => isOnlyPaidFor(one, payGroup)).map(({ id }) => id)
}
