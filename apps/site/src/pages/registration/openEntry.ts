import type { components } from '@parket/api-client/schema'
import type { Draft } from '@parket/domain/registration/draft'
import { sessionStore } from '../../data/browserStorage.ts'
import { keptKeys } from '../../data/storageKeys.ts'
import { readSitting, renewInSitting } from './sitting.ts'

export type RegDataAnswer = components['schemas']['RegDataAnswer']

/** The registration that this tab has opened: just made, or by number and PIN. */
export interface OpenEntry {
  entry: RegDataAnswer
  /** Where it was made here: what the next one begins with, and the door's query. */
  next: { draft: Draft; search: string } | null
}

/** Kept while the tab is open, so that a reload shows it again and the PIN need not be typed twice. */
const KEY = keptKeys.openEntry

/** The registration opened in this tab at an event; null without one. */
export function readOpenEntry(eventId: number): OpenEntry | null {
  try {
    const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as OpenEntry | null
    return stored?.entry.regData.event_id === eventId ? stored : null
  } catch {
    return null
  }
}

export function storeOpenEntry(open: OpenEntry): void {
  sessionStore.write(KEY, JSON.stringify(open))
}

/** Keeps a newer answer about a registration this tab knows. */
export function renewOpenEntry(entry: RegDataAnswer): void {
  const open = readOpenEntry(entry.regData.event_id)
  if (open?.entry.regData.id === entry.regData.id) storeOpenEntry({ ...open, entry })
  renewInSitting(entry)
}

export function clearOpenEntry(): void {
  sessionStore.remove(KEY)
}

/** A registration this tab knows: the one that is open, or one made here before it; null for others. */
export function knownEntry(eventId: number, regDataId: number): RegDataAnswer | null {
  const open = readOpenEntry(eventId)
  const known = [...(open ? [open.entry] : []), ...readSitting(eventId)]
  return known.find(({ regData }) => regData.id === regDataId) ?? null
}

/** The PIN that opens a registration, where this tab knows it; an account needs none for its own. */
export function knownPin(eventId: number, regDataId: number): string | undefined {
  return knownEntry(eventId, regDataId)?.regData.pin_code
}
