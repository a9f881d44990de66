import type { KnownEntry } from '../availability.ts'
import { notAsked, type Draft } from '../draft.ts'
import { asTicked, editDraft, type DraftEdit } from '../draftEdits.ts'
import { heldIds } from '../packets.ts'
import { singleKey } from '../singleKey.ts'
import type { WizardRules } from './wizardRules.ts'

/**
 * The draft after a change, in the packets and passes that make the chosen contests cheapest. Ticks of step 3 are
 * arranged, and what the sum took is arranged anew for other dancers. What the person took stays, and who wants the
 * contests as they were ticked is left alone. A registration that is changed keeps the prices of its entries.
 *
 * @param known what else is known here of the dancers
 */
export function editArranged(
  draft: Draft,
  edit: DraftEdit,
  rules: WizardRules,
  known: readonly KnownEntry[],
): Draft {
  const edited = editDraft(draft, edit, rules)
  const next = namesOthers(edit) && !rules.stored ? { ...edited, consents: notAsked } : edited
  const { autoBundles } = next
  if (autoBundles === null || rules.stored) return next
  const isTick = edit.type === 'contest.toggle' && edit.packetKey === singleKey
  if (!isTick && !(changesDancers(edit) && autoBundles.length > 0)) return next
  const ticked = { ...next, packets: asTicked(next), autoBundles: [] }
  const packets = rules.cheaperPackets(ticked, known)
  if (packets === null || !keepsTaken(ticked, packets)) return ticked
  return editDraft(ticked, { type: 'packets.arrange', packets }, rules)
}

/** Consents are for who is named beside them; who changes a registration gave theirs when it was made. */
function namesOthers({ type }: DraftEdit): boolean {
  return type === 'dancer.add' || type === 'dancer.change' || type === 'dancers.enter'
}

function changesDancers({ type }: DraftEdit): boolean {
  return type.startsWith('dancer')
}

function keepsTaken({ packets }: Draft, arranged: Draft['packets']): boolean {
  const held = new Set(heldIds(arranged))
  return heldIds(packets).every((id) => held.has(id))
}
