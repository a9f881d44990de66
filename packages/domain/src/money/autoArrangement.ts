import type { Instant } from '../format/date.ts'
import type { KnownEntry } from '../registration/availability.ts'
import type { Draft } from '../registration/draft.ts'
import { asTicked } from '../registration/draftEdits.ts'
import { arrangementCost, type ArrangementRules } from './arrangement.ts'

/** What the sum took by itself. */
export interface AutoArrangement {
  bundles: readonly string[]
  /** How much more it would cost as it was ticked, in kopecks. */
  saving: number
}

/** @returns null where the sum took nothing by itself, or it saves nothing by now */
export function autoArrangement(
  draft: Draft,
  rules: ArrangementRules,
  now: Instant,
  known: readonly KnownEntry[],
): AutoArrangement | null {
  const { autoBundles, packets } = draft
  if (autoBundles === null || autoBundles.length === 0) return null
  const cost = (of: Draft['packets']) => arrangementCost(draft, of, rules, now, known)
  const saving = cost(asTicked(draft)) - cost(packets)
  return saving > 0 ? { bundles: autoBundles, saving } : null
}
