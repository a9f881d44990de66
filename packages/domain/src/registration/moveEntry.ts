import type { AgeBounds, DancerCounts } from '../contest/contest.ts'
import { contestStatusLabel, isContestStatus, type ContestStatus } from '../contest/status.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import type { EventAges } from '../event/event.ts'
import { problemText } from '../problems/catalogue.ts'
import { ageProblems, dancerCountProblems, countRange } from './dancers.ts'

/** What decides whether an entry can go on in another contest. */
export interface MoveTarget extends DancerCounts, AgeBounds {
  group_num: number
  tags: readonly string[]
  status: string
}

const takesMoved: ReadonlySet<string> = new Set<ContestStatus>(['open', 'closed'])

/** Whether a contest is danced at all; a packet, a pass and the compulsory fee are bought. */
export function canBeDanced(
  target: Pick<MoveTarget, 'group_num' | 'tags'>,
  payGroupNum: number | null,
): boolean {
  return !isPacket(target) && !isPass(target) && target.group_num !== payGroupNum
}

/**
 * Why the organiser cannot move these dancers to a contest: its count and ages, which are the same as at registering;
 * a contest that is not open or closed; what is bought, not danced. Whether it is drawn, and whether the dancers have an
 * entry there, only the server knows.
 *
 * @param payGroupNum the number named by event tag PAY-GROUP, null without one
 */
export function moveProblems(
  dancers: readonly { birth_date: string }[],
  target: MoveTarget,
  { event, payGroupNum }: { event: EventAges; payGroupNum: number | null },
): string[] {
  if (!canBeDanced(target, payGroupNum)) return [problemText('move_not_danced')]
  const { status } = target
  const isTaking = takesMoved.has(status)
  return [
    ...(!isTaking && isContestStatus(status)
      ? [problemText('move_contest_status', { status: contestStatusLabel(status) })]
      : []),
    ...dancerCountProblems(dancers.length, countRange(target)),
    ...ageProblems(dancers, target, event).map(({ text }) => text),
  ]
}
