import { roundsBefore as before, type RoundAmong } from '@parket/domain/round/extraRound'

import type { RoundRow } from './queries.ts'

/** A stored round as the rules name it. */
export function roundAmong({ round_index, type, status }: RoundRow): RoundAmong {
  return { index: round_index, type, status }
}

/** All rounds of the same contest that the same role dances. */
export function roundsOfRole(round: RoundRow, rounds: readonly RoundRow[]): RoundRow[] {
  return rounds.filter(({ role }) => role === round.role)
}

/** The rounds by whose count it is decided who dances this one, in the order they are danced. */
export function roundsBefore(round: RoundRow, rounds: readonly RoundRow[]): RoundRow[] {
  const ofRole = roundsOfRole(round, rounds).map((row) => Object.assign(roundAmong(row), { row }))
  return before(roundAmong(round), ofRole).map(({ row }) => row)
}

/**
 * How many dance a round, or are going to, and how many have to go on from it at least: more than from the
 * round after it, together with those of a hope round.
 */
export function expectedEntries(
  round: RoundRow,
  rounds: readonly RoundRow[],
): { entries: number; nextAdvance: number } {
  const ofRole = roundsOfRole(round, rounds)
  const before = roundsBefore(round, rounds)
  const [first] = before
  const entries =
    round.entries.length ||
    (round.type === 'main'
      ? before.reduce((sum, { advance }) => sum + advance, 0)
      : first
        ? expectedEntries(first, rounds).entries - (round.type === 'hope' ? first.advance : 0)
        : 0)
  const beside = ofRole.filter(
    ({ round_index, type }) =>
      round_index === round.round_index &&
      (round.type === 'hope' ? type === 'main' : type === 'hope'),
  )
  const next = ofRole.find(({ round_index, type }) => {
    return type === 'main' && round_index === round.round_index - 1
  })
  const goingBeside = beside.reduce((sum, { advance }) => sum + advance, 0)
  return { entries, nextAdvance: Math.max(0, (next?.advance ?? 0) - goingBeside) }
}
