import { isSameEmail, isSamePhone } from '@parket/domain/account/sameContacts'
import { sessionStore } from '../../data/browserStorage.ts'
import { keptKeys } from '../../data/storageKeys.ts'
import type { RegDataAnswer } from './openEntry.ts'

/**
 * The registrations made in this tab one after another, for one family or club: so that the last page
 * shows them all. Somebody else's, with other contacts, starts the list anew.
 */
interface Sitting {
  entries: RegDataAnswer[]
  /** The next one was asked for on the page of the last, and begins with its contacts. */
  goesOn: boolean
}

const KEY = keptKeys.sitting

/** What was registered in this sitting, in order; [] where it is of another event. */
export function readSitting(eventId: number): readonly RegDataAnswer[] {
  return read(eventId)?.entries ?? []
}

/** What was registered in the sitting this tab keeps, whatever event it is of. */
export function readKeptSitting(): readonly RegDataAnswer[] {
  return readStored()?.entries ?? []
}

/** A registration was made; the same one again takes its place. */
export function addToSitting(entry: RegDataAnswer): void {
  const sitting = read(entry.regData.event_id)
  const before = sitting && isOneSitting(sitting, entry) ? sitting.entries : []
  write({
    entries: [...before.filter(({ regData }) => regData.id !== entry.regData.id), entry],
    goesOn: false,
  })
}

/** Somebody asks for the next registration: it begins with the contacts of the last. */
export function goOnWithSitting(eventId: number): void {
  const sitting = read(eventId)
  if (sitting) write({ ...sitting, goesOn: true })
}

/** Somebody begins at the door, where the contacts are typed anew. */
export function stopSitting(eventId: number): void {
  const sitting = read(eventId)
  if (sitting?.goesOn) write({ ...sitting, goesOn: false })
}

/** Keeps a newer answer about one of the registrations. */
export function renewInSitting(entry: RegDataAnswer): void {
  const sitting = read(entry.regData.event_id)
  if (!sitting) return
  const entries = sitting.entries.map((one) => (one.regData.id === entry.regData.id ? entry : one))
  write({ ...sitting, entries })
}

export function clearSitting(): void {
  sessionStore.remove(KEY)
}

/**
 * An e-mail typed anew tells whose a registration is. Where the contacts came filled in, one that stayed
 * tells nothing: whoever was handed the tablet may have changed only the other.
 */
function isOneSitting({ entries, goesOn }: Sitting, { regData }: RegDataAnswer): boolean {
  return entries.some(
    (one) =>
      isSameEmail(one.regData.email, regData.email) &&
      (!goesOn || isSamePhone(one.regData.phone, regData.phone)),
  )
}

function read(eventId: number): Sitting | null {
  const stored = readStored()
  return stored?.entries[0]?.regData.event_id === eventId ? stored : null
}

function readStored(): Sitting | null {
  try {
    return JSON.parse(sessionStore.read(KEY) ?? 'null') as Sitting | null
  } catch {
    return null
  }
}

function write(sitting: Sitting): void {
  sessionStore.write(KEY, JSON.stringify(sitting))
}
