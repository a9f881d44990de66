import type { ListedContest } from './contest.ts'
import { isMasterClass, isPacket, isPass } from './tags.ts'

/**
 * The contests that end in places: those that are danced before judges. What is only paid for (the pay
 * group, packets, passes) or taught (master classes) has no results. The order given is kept.
 *
 * @param payGroupNum the number named by event tag PAY-GROUP, null without one
 */
export function judgedContests<T extends ListedContest>(
  contests: readonly T[],
  payGroupNum: number | null,
): T[] {
  return contests.filter(
    (contest) =>
      contest.group_num !== payGroupNum &&
      !isPacket(contest) &&
      !isPass(contest) &&
      !isMasterClass(contest),
  )
}
