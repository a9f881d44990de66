import {
  arrangementCost,
  cheaperArrangement,
  type ArrangementRules,
} from '../../money/arrangement.ts'
import type { Instant } from '../../format/date.ts'
import type { KnownEntry } from '../availability.ts'
import type { Draft } from '../draft.ts'
import { asTicked, editDraft, type DraftEdit } from '../draftEdits.ts'
import { chosenContestIds, takenPacketIds } from '../packets.ts'
import { singleKey } from '../singleKey.ts'
import type { WizardRules } from './wizardRules.ts'

/**
 * The draft after a change, in the packets and passes that make the chosen contests cheapest. Only ticks of step 3 are
 * arranged, what the person took stays, and who wants the contests as they were ticked is left alone. A registration
 * that is changed keeps the prices of its entries.
 *
 * @param known what else is known here of the dancers
 */
export function editArranged(
  draft: Draft,
  edit: DraftEdit,
  rules: WizardRules,
  known: readonly KnownEntry[],
): Draft {
  const next = editDraft(draft, edit, rules)
  const isTick = edit.type === 'contest.toggle' && edit.packetKey === singleKey
  if (!isTick || next.autoBundles === null || rules.stored) return next
  const cheaper = cheaperArrangement(next, rules, rules.now, known)
  if (cheaper === null || !keepsTaken(next, cheaper.packets)) return next
  return editDraft(next, { type: 'packets.arrange', packets: cheaper.packets }, rules)
}

function keepsTaken({ packets }: Draft, arranged: Draft['packets']): boolean {
  const held = new Set([...takenPacketIds(arranged), ...chosenContestIds(arranged)])
  return [...takenPacketIds(packets), ...chosenContestIds(packets)].every((id) => held.has(id))
}

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
