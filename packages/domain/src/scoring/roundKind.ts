import type { RoundKind } from './resultFile.ts'

/** The scorings that have rounds. */
export type JudgedScoring = 'skating' | 'points' | 'relative-placement'

/** How a round is marked: crosses and callbacks before the final, places in it; points in every round. */
export function roundKind(scoring: JudgedScoring, index: number): RoundKind {
  if (scoring === 'points') return 'points'
  if (scoring === 'skating') return index > 0 ? 'crosses' : 'skating'
  return index > 0 ? 'callbacks' : 'relative-placement'
}

/**
 * What a judge gives marks for, one by one: each dance, but «callbacks and relative placement judge the
 * round once» (docs/rules/scoring.md, «Callbacks», «Relative placement»).
 */
export function judgedDances(kind: RoundKind, dances: readonly string[]): string[] {
  const isOnce = kind === 'callbacks' || kind === 'relative-placement'
  return isOnce ? [dances.join(', ')] : [...dances]
}
