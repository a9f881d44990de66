import { sessionStore } from '../browserStorage.ts'
import { keptKeys } from './keptKeys.ts'
import type { RegDataAnswer } from './openEntry.ts'

/**
 * The registrations made in this tab one after another, for one family or club: so that the last page
 * shows them all. Somebody else's, begun anew with another e-mail, starts the list anew.
 */
interface Sitting {
  entries: RegDataAnswer[]
  /** The next one was asked for on the page of the last. */
  goesOn: boolean
}

const KEY = keptKeys.sitting

/** What was registered in this sitting, in order; [] where it is of another event. */
export function readSitting(eventId: number): readonly RegDataAnswer[] {
  return read(eventId)?.entries ?? []
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

/** Somebody asks for the next registration: it belongs to this sitting whatever its contacts are. */
export function goOnWithSitting(eventId: number): void {
  const sitting = read(eventId)
  if (sitting) write({ ...sitting, goesOn: true })
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

function isOneSitting({ entries, goesOn }: Sitting, { regData }: RegDataAnswer): boolean {
  const email = regData.email.toLowerCase()
  return goesOn || entries.some((one) => one.regData.email.toLowerCase() === email)
}

function read(eventId: number): Sitting | null {
  try {
    const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as Sitting | null
    return stored?.entries[0]?.regData.event_id === eventId ? stored : null
  } catch {
    return null
  }
}

function write(sitting: Sitting): void {
  sessionStore.write(KEY, JSON.stringify(sitting))
}
