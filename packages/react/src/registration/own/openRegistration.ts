import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import { sessionStore } from '../../data/browserStorage.ts'
import { storageKeys } from '../../data/storageKeys.ts'
import { readRecent, renewRecent } from './recentRegistrations.ts'

/** The registration that this tab has opened: just made, or by number and PIN (then no other follows). */
export interface OpenRegistration extends WizardResult {
  /** The account of whoever typed its number and PIN; nobody was logged in where there is none. */
  openedBy?: number | null
}

/** Kept while the tab is open, so that a reload shows it again and the PIN need not be typed twice. */
const KEY = storageKeys.openRegistration

/** The registration opened in this tab at an event; null without one. */
export function readOpenRegistration(eventId: number): OpenRegistration | null {
  try {
    const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as OpenRegistration | null
    return stored?.registration.regData.event_id === eventId ? stored : null
  } catch {
    return null
  }
}

export function storeOpenRegistration(open: OpenRegistration): void {
  sessionStore.write(KEY, JSON.stringify(open))
}

/** Replaces what this tab knows of a registration by a newer answer. */
export function renewKnownRegistration(registration: RegistrationAnswer): void {
  const { id, event_id } = registration.regData
  const open = readOpenRegistration(event_id)
  if (open?.registration.regData.id === id) storeOpenRegistration({ ...open, registration })
  renewRecent(registration)
}

/** A registration this tab knows: the open one, or one made here before it; null for others. */
export function knownRegistration(eventId: number, regDataId: number): RegistrationAnswer | null {
  const open = readOpenRegistration(eventId)
  const known = [...(open ? [open.registration] : []), ...readRecent(eventId)]
  return known.find(({ regData }) => regData.id === regDataId) ?? null
}

/** Whether this account typed number and PIN of the registration in this tab: it was not somebody's before it. */
export function isOpenedBy(eventId: number, regDataId: number, userId: number): boolean {
  const open = readOpenRegistration(eventId)
  return open?.registration.regData.id === regDataId && open.openedBy === userId
}

/** The PIN that opens a registration, where this tab knows it; an account needs none for its own. */
export function knownPin(eventId: number, regDataId: number): string | undefined {
  return knownRegistration(eventId, regDataId)?.regData.pin_code
}
