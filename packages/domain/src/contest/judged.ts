import type { ListedContest } from './contest.ts'
import { isCompetitive } from './tags.ts'

/**
 * The contests whose results are places, in the order given: all but the pay group, packets, passes and
 * master classes.
 *
 * @param payGroupNum the number named by event tag PAY-GROUP, null without one
 */
export function judgedContests<T extends Pick<ListedContest, 'group_num' | 'tags'>>(
  contests: readonly T[],
  payGroupNum: number | null,
): T[] {
  return contests.filter((contest) => contest.group_num !== payGroupNum && isCompetitive(contest))
}
