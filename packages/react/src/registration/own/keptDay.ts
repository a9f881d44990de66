import type { NowFloor } from '@parket/domain/live/now'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { readStoredLogin } from '../../data/auth/storage.ts'
import { dropKeptDraft, keepDraft, readKeptDraft, type DraftOwner } from '../../data/keptDrafts.ts'

/** A registration with its starts as they were read last: what can be read in a hall without a network. */
export interface KeptDay {
  /** Without its PIN. */
  registration: RegistrationAnswer
  floors: readonly NowFloor[]
  /** An ISO instant. */
  readAt: string
}

/** Of whoever opened it with number and PIN, without an account. */
const VISITOR = 0

/** Kept beside the drafts, for as long, and gone with a logout as they are (docs/adr/0143). */
export function keepDay(day: KeptDay): void {
  const { pin_code: _, ...regData } = day.registration.regData
  const registration = { ...day.registration, regData }
  keepDraft(ownerOf(regData.event_id, regData.id), JSON.stringify({ ...day, registration }))
}

/** What this device keeps of a registration for whoever is logged in; null without it. */
export function readKeptDay(eventId: number, regDataId: number): KeptDay | null {
  try {
    return JSON.parse(readKeptDraft(ownerOf(eventId, regDataId)) ?? 'null') as KeptDay | null
  } catch {
    return null
  }
}

/** It may not be opened any more. */
export function dropKeptDay(eventId: number, regDataId: number): void {
  dropKeptDraft(ownerOf(eventId, regDataId))
}

function ownerOf(eventId: number, regDataId: number): DraftOwner {
  const userId = readStoredLogin()?.user.id ?? VISITOR
  return { userId, eventId, form: `day ${regDataId}` }
}
