import { draftLifeDays, keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { localStore } from './browserStorage.ts'
import { ports } from './ports.ts'

const DAY = 24 * 60 * 60 * 1000

/** Whose draft it is, of which event and which of its forms. */
export interface DraftOwner {
  userId: number
  eventId: number
  /** The grid of a club, or the day of a registration by its id; absent: the wizard. */
  form?: 'club' | `day ${number}`
}

interface KeptDraft extends DraftOwner {
  /** When it goes, ms since 1970. */
  until: number
  /** As `serializeDraft` writes it. */
  text: string
}

/** The draft that this device keeps of an account at an event; null without one, or when its time is over. */
export function readKeptDraft(owner: DraftOwner, now = ports.now()): string | null {
  const kept = readAll(now).find((one) => isOf(one, owner))
  return kept?.text ?? null
}

/**
 * Keeps a draft for `draftLifeDays` from now on.
 * @returns whether the browser keeps it
 */
export function keepDraft(owner: DraftOwner, text: string, now = ports.now()): boolean {
  const until = now + draftLifeDays * DAY
  return writeAll([...othersThan(owner, now), { ...owner, until, text }])
}

export function dropKeptDraft(owner: DraftOwner, now = ports.now()): void {
  writeAll(othersThan(owner, now))
}

/** Of whoever was logged in: who sits here next sees no names of theirs. */
export function dropAllKeptDrafts(): void {
  localStore.remove(keptDraftsKey)
}

/** Drafts whose time is over go when any page is opened: names of children do not lie about. */
export function dropOldDrafts(now = ports.now()): void {
  if (localStore.read(keptDraftsKey) !== null) writeAll(readAll(now))
}

function othersThan(owner: DraftOwner, now: number): KeptDraft[] {
  return readAll(now).filter((one) => !isOf(one, owner))
}

function isOf(one: DraftOwner, { userId, eventId, form }: DraftOwner): boolean {
  return one.userId === userId && one.eventId === eventId && one.form === form
}

function readAll(now: number): KeptDraft[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(keptDraftsKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKeptDraft).filter(({ until }) => until > now) : []
  } catch {
    return []
  }
}

function isKeptDraft(value: unknown): value is KeptDraft {
  const { userId, eventId, until, text } = (value ?? {}) as Record<string, unknown>
  return [userId, eventId, until].every(Number.isFinite) && typeof text === 'string'
}

function writeAll(drafts: readonly KeptDraft[]): boolean {
  if (drafts.length > 0) return localStore.write(keptDraftsKey, JSON.stringify(drafts))
  localStore.remove(keptDraftsKey)
  return true
}
