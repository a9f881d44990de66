import { isAfter, type Danced, type RoundSeat } from './seats.ts'

/** A round with who sits in its seats. */
interface SeatedRound {
  round: Danced & { id: number }
  dances: readonly string[]
  seats: readonly RoundSeat[]
}

/**
 * Who sits in a seat in a dance of a round: who sat there first, or the last of those who took it by then.
 * @returns null for a letter that has no seat there
 */
export function judgeAt(
  { round, dances, seats }: SeatedRound,
  letter: string,
  dance: string,
): number | null {
  const at = dances.indexOf(dance)
  const there = seats
    .find((one) => one.letter === letter)
    ?.judges.filter(
      ({ place, round_id, dance: from }) =>
        place === null ||
        (round_id === round.id ? dances.indexOf(from ?? '') <= at : isAfter(round, place)),
    )
  return there?.at(-1)?.judge_id ?? null
}

/** Whether somebody sits in a seat in some dance of the contest. */
export function hasSeat({ seats }: SeatedRound, letter: string, judgeId: number): boolean {
  const seat = seats.find((one) => one.letter === letter)
  return seat?.judges.some(({ judge_id }) => judge_id === judgeId) === true
}
