import {
  isFirstFor as isFirst,
  roundsBefore as before,
  roundsOfWay,
  type RoundAmong,
} from '@parket/domain/round/extraRound'

import type { RoundRow, Starter } from './queries.ts'

/** A stored round as the rules name it. */
export function roundAmong({ role, round_index, type, status }: RoundRow): RoundAmong {
  return { role, index: round_index, type, status }
}

/** The rounds by whose count it is decided who dances this one, in the order they are danced. */
export function roundsBefore(round: RoundRow, rounds: readonly RoundRow[]): RoundRow[] {
  const among = rounds.map((row) => Object.assign(roundAmong(row), { row }))
  return before(roundAmong(round), among).map(({ row }) => row)
}

/** Whether whoever enters the contest, in this role, dances the round first. */
export function isFirstFor(
  role: Starter['role'],
  round: RoundRow,
  rounds: readonly RoundRow[],
): boolean {
  return isFirst(role, roundAmong(round), rounds.map(roundAmong))
}

/**
 * How many dance a round, or are going to, and how many have to go on from it at least: more than from the
 * round after it, together with those of a hope round.
 */
export function expectedEntries(
  round: RoundRow,
  rounds: readonly RoundRow[],
): { entries: number; nextAdvance: number } {
  const ofWay = roundsOfWay(round, rounds)
  const before = roundsBefore(round, rounds)
  const [first] = before
  const entries =
    round.entries.length ||
    (round.type === 'main'
      ? before.reduce((sum, { advance }) => sum + advance, 0)
      : first
        ? expectedEntries(first, rounds).entries - (round.type === 'hope' ? first.advance : 0)
        : 0)
  const beside = ofWay.filter(
    ({ round_index, type }) =>
      round_index === round.round_index &&
      (round.type === 'hope' ? type === 'main' : type === 'hope'),
  )
  const next = ofWay.find(({ round_index, type }) => {
    return type === 'main' && round_index === round.round_index - 1
  })
  const goingBeside = beside.reduce((sum, { advance }) => sum + advance, 0)
  return { entries, nextAdvance: Math.max(0, (next?.advance ?? 0) - goingBeside) }
}
