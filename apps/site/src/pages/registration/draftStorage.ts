import { parseDraft, serializeDraft, type Draft } from '@parket/domain/registration/draft'
import { draftKey } from '@parket/domain/registration/draftKey'
import { readStoredLogin } from '../../data/auth/storage.ts'
import { sessionStore } from '../../data/browserStorage.ts'
import { dropKeptDraft, keepDraft, readKeptDraft } from '../../data/keptDrafts.ts'

/**
 * Whose drafts outlive the tab; null: a visitor's do not. Held here and not read from the stored login: that
 * is gone when the login runs out, and what its owner types goes on being kept.
 */
let ownerId = readStoredLogin()?.user.id ?? null

/** Says who is logged in: what is typed from now on is theirs. */
export function ownDrafts(userId: number | null): void {
  ownerId = userId
}

/** The draft of this tab for an event, else the one that this device keeps of the account; null without one. */
export function readDraft(eventId: number): Draft | null {
  const ofTab = parseDraft(sessionStore.read(draftKey), eventId)
  if (ofTab || ownerId === null) return ofTab
  return parseDraft(readKeptDraft({ userId: ownerId, eventId }), eventId)
}

/** @throws Error where the browser does not keep it: the wizard says so. */
export function storeDraft(draft: Draft): void {
  const text = serializeDraft(draft)
  const isInTab = sessionStore.write(draftKey, text)
  const isOnDevice =
    ownerId === null || keepDraft({ userId: ownerId, eventId: draft.eventId }, text)
  if (!isInTab || !isOnDevice) throw new Error('The draft is not kept')
}

/** Nothing is left of the draft of an event, neither in the tab nor on the device. */
export function clearDraft(eventId: number): void {
  sessionStore.remove(draftKey)
  if (ownerId !== null) dropKeptDraft({ userId: ownerId, eventId })
}
