import type { ListedContest } from './contest.ts'
import type { Scoring } from './status.ts'
import { isCompetitive, isPacket, isPass } from './tags.ts'

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

/** Whether a panel of judges sits at a contest: packets, passes and what is danced without judges have none. */
export function hasPanel({
  scoring,
  tags,
}: {
  scoring: Scoring
  tags: readonly string[]
}): boolean {
  return scoring !== ('none' satisfies Scoring) && !isPacket({ tags }) && !isPass({ tags })
}
