import type { RegistrationContest } from '../contest/contest.ts'
import { anyAge, anyCount } from '../contest/filters.ts'
import { isPacket } from '../contest/tags.ts'
import { newDraft, type Draft } from './draft.ts'
import { editDraft } from './draftEdits.ts'
import type { PacketSelections } from './request.ts'
import { singleKey } from './singleKey.ts'

/** What numbers of contests choose. */
export interface NumberedChoice {
  packets: PacketSelections
  /** Contests and packets of these numbers, each once, in the order of the numbers. */
  contestIds: string[]
  /** Numbers that no contest of the event has. */
  unknown: number[]
}

const filter = { count: anyCount, age: anyAge }

/**
 * Contests chosen by their numbers, as a form on paper names them: «11, 12 40». A packet is chosen by its own number
 * and takes the contests that stand beside it and belong to it, as in the wizard.
 */
export function choiceByNumbers(
  text: string,
  contests: readonly RegistrationContest[],
): NumberedChoice {
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
  const byNumber = new Map(contests.map((contest) => [contest.group_num, contest]))
  const chosen = numbers.flatMap((number) => byNumber.get(number) ?? [])
  const choose = (draft: Draft, contest: RegistrationContest): Draft =>
    editDraft(
      draft,
      isPacket(contest)
        ? { type: 'packet.take', packetId: contest.id }
        : { type: 'contest.toggle', packetKey: singleKey, contestId: contest.id },
      { contests, filter },
    )
  // A packet that is taken first finds the contests that belong to it.
  const packetsFirst = chosen.toSorted(
    (one, other) => Number(isPacket(other)) - Number(isPacket(one)),
  )
  return {
    packets: packetsFirst.reduce(choose, newDraft(0, filter)).packets,
    contestIds: chosen.map(({ id }) => id),
    unknown: numbers.filter((number) => !byNumber.has(number)),
  }
}

/** The numbers with one more, or without it where it stands there already. */
export function withNumberToggled(text: string, number: number): string {
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
  const next = numbers.includes(number)
    ? numbers.filter((one) => one !== number)
    : [...numbers, number]
  return next.join(', ')
}
