import { clearChange, isChangeOf } from './changeStorage.ts'
import { clearDraft, readDraft } from './draftStorage.ts'
import { clearOpenEntry, readOpenEntry } from './openEntry.ts'
import { clearSitting, readSitting } from './sitting.ts'

/** Drops what this tab keeps of other events («cleared on event change», spec §4). */
export function keepOnlyOf(eventId: number): void {
  if (readDraft(eventId) === null) clearDraft()
  if (readOpenEntry(eventId) === null) clearOpenEntry()
  if (readSitting(eventId).length === 0) clearSitting()
  if (!isChangeOf(eventId)) clearChange()
}
