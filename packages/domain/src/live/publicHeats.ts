import { roundsBefore, type RoundAmong } from '../round/extraRound.ts'
import type { RoundStatus } from '../round/status.ts'

/** A round, and whether the public knows who went on from it. */
export interface KnownRound extends Pick<RoundAmong, 'role' | 'index' | 'type'> {
  status: RoundStatus
  /** Who goes on from it is published, by itself or with the places. */
  isPublished: boolean
}

/**
 * Whether everybody may see who dances a round (docs/rules/operating.md, «Now»): not before its heats are locked, and
 * of a later round only once it is published who goes on from those before it.
 *
 * @param rounds all rounds of the contest
 */
export function areHeatsPublic(
  round: Pick<KnownRound, 'role' | 'index' | 'type' | 'status'>,
  rounds: readonly KnownRound[],
): boolean {
  const isDraft = round.status === 'planned' || round.status === 'drawn'
  return !isDraft && roundsBefore(round, rounds).every(({ isPublished }) => isPublished)
}
