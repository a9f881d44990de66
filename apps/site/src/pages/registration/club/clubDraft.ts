import type { ClubContacts } from '@parket/domain/club/clubProblems'
import type { ClubEntry } from '@parket/domain/club/entries'
import { sessionStore } from '../../../data/browserStorage.ts'
import { storageKeys } from '../../../data/storageKeys.ts'

/** What a leader has ticked and typed and not sent yet. */
export interface ClubDraft {
  eventId: number
  userId: number
  entries: readonly ClubEntry[]
  contacts: ClubContacts
}

/** The draft of this account at this event, as this tab keeps it; null without one. */
export function readClubDraft(eventId: number, userId: number): ClubDraft | null {
  try {
    const draft = JSON.parse(sessionStore.read(storageKeys.club) ?? 'null') as ClubDraft | null
    return draft?.eventId === eventId && draft.userId === userId ? draft : null
  } catch {
    return null
  }
}

export function storeClubDraft(draft: ClubDraft): void {
  sessionStore.write(storageKeys.club, JSON.stringify(draft))
}

export function clearClubDraft(): void {
  sessionStore.remove(storageKeys.club)
}
