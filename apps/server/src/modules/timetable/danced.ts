import { isOnlyPaidFor } from '@parket/domain/contest/tags'
import { payGroupNumber } from '@parket/domain/event/tags'

import type { Contest } from '../../records/contests.ts'

/** The contests that have rounds: a ticket or a fee is not danced. */
export function dancedContests<C extends Pick<Contest, 'group_num' | 'tags'>>(
  contests: readonly C[],
  tags: Parameters<typeof payGroupNumber>[0],
): C[] {
  const payGroup = payGroupNumber(tags)
  return contests.filter((contest) => !isOnlyPaidFor(contest, payGroup))
}
