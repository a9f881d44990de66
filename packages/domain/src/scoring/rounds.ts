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
  /** The most entries a final has: 6, 7 or 8, in Jack & Jill 2 to 20. */
  finalMax?: number
}

/** The bounds of Jack & Jill; that another contest has 6, 7 or 8 is a rule of its settings. */
const [leastFinalMax, mostFinalMax] = [2, 20]

/**
 * The rounds of a contest, from the first danced to the final (docs/rules/rounds-and-heats.md, «How many rounds»,
 * «Who goes on»): with N entries the first has index `max(0, ceil(log2(N / finalMax)))`; from index k `max(6·2^(k−1),
 * ceil(N/2))` go on, and never more than a smaller final can part (`finalMax·2^(k−1)`).
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
  if (!Number.isInteger(finalMax) || finalMax < leastFinalMax || finalMax > mostFinalMax) {
    throw new ScoringError('bad_final_max', `A final has at most 2 to 20, not ${finalMax}`, {
      finalMax,
    })
  }
  if (entryCount === 0) return []

  const rounds: PlannedRound[] = []
  let entries = entryCount
  for (let index = firstRoundIndex(entryCount, finalMax); index >= 0; index -= 1) {
    const advance = index === 0 ? 0 : advancing(entries, index, finalMax)
    rounds.push({ index, label: roundLabel(index), entries, advance })
    entries = advance
  }
  return rounds
}

/** How many go on from round `index` (not the final) by default; the organiser may change it. */
function advancing(entries: number, index: number, finalMax: number): number {
  const least = Math.min(6, finalMax) * 2 ** (index - 1)
  return Math.max(least, Math.ceil(entries / 2))
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
