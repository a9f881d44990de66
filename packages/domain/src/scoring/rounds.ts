import { problemText } from '../problems/catalogue.ts'
import { lastRoundIndex, roundLabel } from './roundLabel.ts'
import { ScoringError } from './scoringError.ts'

/** A round of a contest as it is planned. */
export interface PlannedRound {
  /** 0 is the final, 1 the semi-final …; the highest is danced first. */
  index: number
  label: string
  /** How many dance it. */
  entries: number
  /** How many go on; 0 for the final. */
  advance: number
}

export interface RoundOptions {
  /** The most entries a final has: 6, 7 or 8. */
  finalMax?: number
}

const finalMaxima: ReadonlySet<number> = new Set([6, 7, 8])

/**
 * The rounds of a contest, from the first danced to the final (scoring, «Rounds»): with N entries
 * the first has index `max(0, ceil(log2(N / finalMax)))`; from index k `max(6·2^(k−1), ceil(N/2))`
 * go on.
 *
 * @param entryCount active entries not marked absent; entries, not dancers
 * @returns `[]` without entries, one final for a single one
 * @throws ScoringError `bad_count`, `bad_final_max`, or `too_many_entries` when even 1/128 is not enough
 */
export function planRounds(
  entryCount: number,
  { finalMax = 8 }: RoundOptions = {},
): PlannedRound[] {
  if (!Number.isInteger(entryCount) || entryCount < 0) {
    throw new ScoringError('bad_count', `A number of entries, not ${entryCount}`, { entryCount })
  }
  if (!finalMaxima.has(finalMax)) {
    throw new ScoringError('bad_final_max', `A final has at most 6, 7 or 8, not ${finalMax}`, {
      finalMax,
    })
  }
  if (entryCount === 0) return []

  const rounds: PlannedRound[] = []
  let entries = entryCount
  for (let index = firstRoundIndex(entryCount, finalMax); index >= 0; index -= 1) {
    const advance = index === 0 ? 0 : advancing(entries, index)
    rounds.push({ index, label: roundLabel(index), entries, advance })
    entries = advance
  }
  return rounds
}

/** How many go on from round `index` (not the final) by default; the organiser may change it. */
export function advancing(entries: number, index: number): number {
  return Math.max(6 * 2 ** (index - 1), Math.ceil(entries / 2))
}

/** The smallest k for which the entries fit: N ≤ finalMax · 2^k. */
function firstRoundIndex(entryCount: number, finalMax: number): number {
  const most = finalMax * 2 ** lastRoundIndex
  if (entryCount > most) {
    throw new ScoringError(
      'too_many_entries',
      problemText('too_many_entries', { n: entryCount, max: most }),
      { entryCount, most },
    )
  }
  let index = 0
  while (entryCount > finalMax * 2 ** index) index += 1
  return index
}
