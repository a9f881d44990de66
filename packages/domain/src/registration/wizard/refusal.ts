import type { FieldErrors } from '../../problems/fieldErrors.ts'
import type { ChargeLine } from '../chargeLine.ts'
import type { Draft } from '../draft.ts'
import { openEntry } from '../draftEntries.ts'
import type { DraftEdit } from '../draftEdits.ts'

/** What the server said to the last entry that was sent. */
export interface Refusal {
  /** Problems by field that the server found and that have not been touched since; of the entry it refused (refusal.ts). */
  serverErrors: FieldErrors
  /** What the refused entry costs by the server, where that is more than was shown; until it is edited. */
  dearerLines: readonly ChargeLine[] | null
  /** Why sending failed, when no field says it. */
  failure: SubmitFailure | null
}

/** A text for the person, and what can be done about it. */
export interface SubmitFailure {
  text: string
  /** `stale`: somebody else changed it meanwhile; `login`: the login has run out; `price`: it costs more by now. */
  remedy: 'retry' | 'stale' | 'login' | 'price'
}

/** The place of the entry that the server refused: what was registered before it has left the draft. */
const REFUSED = 0

/** Whether the entry at hand is the one that a refusal is about, where there is one. */
function isRefusedAtHand({ turn }: Pick<Draft, 'turn'>): boolean {
  return turn === REFUSED
}

/** The draft with the refused entry at hand. */
export function openRefused(draft: Draft): Draft {
  return openEntry(draft, REFUSED)
}

/** What an entry costs by the server, by its place; null where that was not said. */
export function dearerLinesOf(
  { dearerLines }: Pick<Refusal, 'dearerLines'>,
  place: number,
): readonly ChargeLine[] | null {
  return place === REFUSED ? dearerLines : null
}

/** Why sending failed: told with the refused entry and on the last step, not among the contests of another one. */
export function shownFailure({
  draft,
  failure,
}: Pick<Refusal, 'failure'> & { draft: Draft }): SubmitFailure | null {
  return draft.step === 4 || isRefusedAtHand(draft) ? failure : null
}

/** What the server said that concerns the entry at hand: another one's is not marked in it. */
export function errorsAtHand({
  draft,
  serverErrors,
}: Pick<Refusal, 'serverErrors'> & { draft: Draft }): FieldErrors {
  if (isRefusedAtHand(draft)) return serverErrors
  return Object.fromEntries(Object.entries(serverErrors).filter(([field]) => !isOfEntry(field)))
}

/** Contacts and consents are those of all entries. */
function isOfEntry(field: string): boolean {
  return /^(dancers|packets|roles)(\.|$)/.test(field)
}

/** Whether an edit changes what was refused, so that it may cost and be wrong no more as it was said. */
export function changesRefused(edit: DraftEdit, draft: Pick<Draft, 'turn'>): boolean {
  switch (edit.type) {
    case 'consents.change':
    case 'other.remove':
      return false
    case 'contacts.change':
      return true
    case 'entry.remove':
      return edit.index === REFUSED
    default:
      return isRefusedAtHand(draft)
  }
}
