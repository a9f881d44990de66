import type { Scoring } from '../contest/status.ts'
import { isCompetitive } from '../contest/tags.ts'
import type { RoundKind } from '../scoring/resultFile.ts'
import { roundKind } from '../scoring/roundKind.ts'
import { roundLabel } from '../scoring/roundLabel.ts'
import { roundsToTime, type TimedContest } from '../timetable/rounds.ts'
import { roundsBefore, type RoundType } from './extraRound.ts'
import { roundName } from './name.ts'
import type { RoundStatus } from './status.ts'

/** A round of a contest on the way from the first one to the final. */
export interface LadderStep {
  /** Tells the steps of a contest apart. */
  key: string
  /** «1/4», «Финал, ведущие». */
  name: string
  /** 0 is the final. */
  roundIndex: number
  /** How many dance it, or are going to, in a final of pairs how many pairs; 0 while that is not known. */
  entries: number
  /** 0 before the draw. */
  heats: number
  /** How many go on; 0 from the last round. */
  advance: number
  /** What the judges give. */
  marks: RoundKind
  /** Null: the round is expected, and not made yet. */
  status: RoundStatus | null
}

/** A contest whose rounds are shown. */
export interface LadderContest extends TimedContest {
  scoring: Scoring
  jnj_role_split: boolean
  active_count: number
}

/** A round that was made. */
export interface LadderRound {
  id: number
  role: 'leader' | 'follower' | null
  index: number
  type: RoundType
  label: string
  status: RoundStatus
  advance: number
  /** Entries by heat. */
  heats: readonly (readonly unknown[])[]
  /** Who dances with whom in a final of pairs; none in any other round. */
  pairs: readonly unknown[]
}

/**
 * The ladder of a contest's rounds in the order they are danced: those that were made, else those that follow
 * from its entries (docs/rules/rounds-and-heats.md, «How many rounds»).
 *
 * @param rounds in the order they are danced; none before the first draw
 * @returns `[]` for what has no judged rounds, and without entries
 */
export function roundLadder(contest: LadderContest, rounds: readonly LadderRound[]): LadderStep[] {
  const { scoring } = contest
  if (scoring === 'none' || !isCompetitive(contest)) return []
  if (rounds.length > 0) {
    return rounds.map((round) => ({
      key: String(round.id),
      name: roundName(round),
      roundIndex: round.index,
      entries: entriesOf(round, rounds),
      heats: round.heats.length,
      advance: round.advance,
      marks: roundKind(scoring, round.index),
      status: round.status,
    }))
  }
  const expected = roundsToTime(contest, countedEntries(contest))
  return expected.map(({ round_index, entries, heats }, nth) => ({
    key: `expected ${round_index}`,
    name: roundLabel(round_index),
    roundIndex: round_index,
    entries,
    heats,
    advance: expected[nth + 1]?.entries ?? 0,
    marks: roundKind(scoring, round_index),
    status: null,
  }))
}

/** Leaders and followers dance together: where they are counted apart, a pair takes one place in a heat. */
function countedEntries({ jnj_role_split, active_count }: LadderContest): number {
  return jnj_role_split ? Math.ceil(active_count / 2) : active_count
}

/** Those who stand in its heats, before the draw those who go on to it; of pairs as many as of the larger role. */
function entriesOf(round: LadderRound, rounds: readonly LadderRound[]): number {
  const drawn = round.pairs.length || round.heats.flat().length
  if (drawn > 0 || round.type !== 'main') return drawn
  const byRole = Map.groupBy(roundsBefore(round, rounds), ({ role }) => role)
  const goingOn = [...byRole.values()].map((own) =>
    own.reduce((sum, { advance }) => sum + advance, 0),
  )
  return Math.max(0, ...goingOn)
}
