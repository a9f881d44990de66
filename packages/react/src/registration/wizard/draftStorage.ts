import {
  isBegun,
  parseDraft,
  serializeDraft,
  withTypedContacts,
  type Draft,
} from '@parket/domain/registration/draft'
import { draftKey } from '@parket/domain/registration/wizard/draftKey'
import { sessionStore } from '../../data/browserStorage.ts'
import { dropKeptDraft, keepDraft, readKeptDraft } from '../../data/keptDrafts.ts'
import { storageKeys } from '../../data/storageKeys.ts'

/** Whose the drafts are that are written; null: a visitor's, they go with the tab. */
let ownerId: number | null = null

/** Says whose draft the wizard that is shown holds (`useDraftOwner`). */
export function ownDrafts(userId: number | null): void {
  ownerId = userId
}

/**
 * The draft of this tab for an event. Where it has nothing but contacts, the one that this device keeps of the account
 * with these contacts: they were typed since.
 *
 * @param userId who asks; null: a visitor
 * @returns null without one, and for one that another account typed
 */
export function readDraft(eventId: number, userId: number | null): Draft | null {
  const typedBy = sessionStore.read(storageKeys.draftOwner)
  const isOwn = typedBy === null || typedBy === String(userId)
  const ofTab = isOwn ? parseDraft(sessionStore.read(draftKey), eventId) : null
  if (userId === null || (ofTab && isBegun(ofTab))) return ofTab
  const kept = parseDraft(readKeptDraft({ userId, eventId }), eventId)
  return kept && ofTab ? withTypedContacts(kept, ofTab.contacts) : (kept ?? ofTab)
}

/** @throws Error where the browser does not keep it: the wizard says so. */
export function storeDraft(draft: Draft): void {
  const text = serializeDraft(draft)
  if (ownerId === null) sessionStore.remove(storageKeys.draftOwner)
  else sessionStore.write(storageKeys.draftOwner, String(ownerId))
  const isInTab = sessionStore.write(draftKey, text)
  const isOnDevice =
    ownerId === null || keepDraft({ userId: ownerId, eventId: draft.eventId }, text)
  if (!isInTab || !isOnDevice) throw new Error('The draft is not kept')
}

/** Nothing is left of the draft of an event, neither in the tab nor on the device. */
export function clearDraft(eventId: number): void {
  sessionStore.remove(draftKey)
  sessionStore.remove(storageKeys.draftOwner)
  if (ownerId !== null) dropKeptDraft({ userId: ownerId, eventId })
}
