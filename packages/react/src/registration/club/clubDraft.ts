import type { KeptGrid } from '@parket/domain/club/keptGrid'
import type { Instant } from '@parket/domain/format/date'
import { dropKeptDraft, keepDraft, readKeptDraft } from '../../data/keptDrafts.ts'

/** What a leader has ticked and typed and not sent yet. */
export interface ClubDraft extends KeptGrid {
  savedAt: Instant
}

const ownerOf = (eventId: number, userId: number) => ({ userId, eventId, form: 'club' as const })

/** The draft of this account at this event, as this device keeps it; null without one. */
export function readClubDraft(eventId: number, userId: number): ClubDraft | null {
  const text = readKeptDraft(ownerOf(eventId, userId))
  return text === null ? null : (JSON.parse(text) as ClubDraft)
}

/** @returns whether the browser keeps it */
export function storeClubDraft(eventId: number, userId: number, draft: ClubDraft): boolean {
  return keepDraft(ownerOf(eventId, userId), JSON.stringify(draft))
}

export function clearClubDraft(eventId: number, userId: number): void {
  dropKeptDraft(ownerOf(eventId, userId))
}
