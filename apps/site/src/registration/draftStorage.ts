import { parseDraft, serializeDraft, type Draft } from '@parket/domain/registration/draft'
import { draftKey } from '@parket/domain/registration/draftKey'

/** The draft kept in this browser for an event; null without one. */
export function readDraft(eventId: number): Draft | null {
  return parseDraft(sessionStorage.getItem(draftKey), eventId)
}

export function storeDraft(draft: Draft): void {
  sessionStorage.setItem(draftKey, serializeDraft(draft))
}

export function clearDraft(): void {
  sessionStorage.removeItem(draftKey)
}

/** Drops what was typed for another event. */
export function keepDraftOnlyOf(eventId: number): void {
  if (readDraft(eventId) === null) clearDraft()
}
