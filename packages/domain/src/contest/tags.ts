import { sameTagName } from '../event/tags.ts'

/** Tags of a contest that have a meaning (docs/rules/events-and-contests.md, «Tags»). */
export type ContestTagName = 'PACKET' | 'PASS' | 'MASTER-CLASS'

interface Tagged {
  tags: readonly string[]
}

/**
 * Whether a contest carries a tag, written `name` or `name=value`, in any case (docs/rules/events-and-contests.md,
 * «Tags»).
 */
export function hasContestTag({ tags }: Tagged, name: string): boolean {
  return tags.some((tag) => sameTagName(tag.replace(/=.*$/s, ''), name))
}

/** «Packets carry PACKET» (docs/rules/events-and-contests.md, «Lists of contests»). */
export function isPacket(contest: Tagged): boolean {
  return hasContestTag(contest, 'PACKET' satisfies ContestTagName)
}

/** A ticket without rounds (docs/rules/money.md, «Passes»). */
export function isPass(contest: Tagged): boolean {
  return hasContestTag(contest, 'PASS' satisfies ContestTagName)
}

/** «Master classes carry MASTER-CLASS» (docs/rules/events-and-contests.md, «Lists of contests»). */
export function isMasterClass(contest: Tagged): boolean {
  return hasContestTag(contest, 'MASTER-CLASS' satisfies ContestTagName)
}

/**
 * What is only paid for: the fee (PAY-GROUP), a packet, a pass. It has no rounds, and ends at `closed`: there is
 * nothing to publish (docs/rules/contest-life.md, «Steps»).
 *
 * @param payGroupNum the number named by event tag PAY-GROUP, null without one
 */
export function isOnlyPaidFor(
  contest: Tagged & { group_num: number },
  payGroupNum: number | null,
): boolean {
  return contest.group_num === payGroupNum || isPacket(contest) || isPass(contest)
}

/** Whether dancers compete in it: what is only paid for (packets, passes) or taught has no places. */
export function isCompetitive(contest: Tagged): boolean {
  return !isPacket(contest) && !isPass(contest) && !isMasterClass(contest)
}

const jnjWords = /jnj|j&j|jack|джек|джилл|днд/i

/**
 * «The name contains jnj, j&j, jack, джек, джилл or днд, any case» (docs/rules/events-and-contests.md,
 * «Lists of contests»).
 */
export function isJnj({ group_name }: { group_name: string }): boolean {
  return jnjWords.test(group_name)
}
