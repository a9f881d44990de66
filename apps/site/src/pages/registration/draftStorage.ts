import { parseDraft, serializeDraft, type Draft } from '@parket/domain/registration/draft'
import { draftKey } from '@parket/domain/registration/draftKey'
import { sessionStore } from '../../data/browserStorage.ts'

/** The draft kept in this browser for an event; null without one. */
export function readDraft(eventId: number): Draft | null {
  return parseDraft(sessionStore.read(draftKey), eventId)
}

/** @throws Error where the browser does not keep it: the wizard says so. */
export function storeDraft(draft: Draft): void {
  if (!sessionStore.write(draftKey, serializeDraft(draft))) throw new Error('The draft is not kept')
}

export function clearDraft(): void {
  sessionStore.remove(draftKey)
}
