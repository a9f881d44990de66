import type { NowFloor } from '@parket/domain/live/now'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { dropKeptDraft, readKeptDraft, type DraftOwner } from '../../data/keptDrafts.ts'

/** A registration with its starts as they were read last: what can be read in a hall without a network. */
export interface KeptDay {
  /** With names, number and entries alone: the phone may be a shared one. */
  registration: RegistrationAnswer
  floors: readonly NowFloor[]
  /** An ISO instant. */
  readAt: string
}

/** Of whoever opened it with number and PIN, without an account. */
const VISITOR = 0

/** Whose day it is. */
export interface DayOf {
  /** The account of the page; null for a visitor's. */
  ownerId: number | null
  eventId: number
  regDataId: number
}

/** What this device keeps of a registration for its owner; null without it. */
export function readKeptDay(of: DayOf): KeptDay | null {
  try {
    return JSON.parse(readKeptDraft(ownerOf(of)) ?? 'null') as KeptDay | null
  } catch {
    return null
  }
}

/** It may not be opened any more. */
export function dropKeptDay(of: DayOf): void {
  dropKeptDraft(ownerOf(of))
}

/** Under which owner and form the day lies among the drafts. */
export function ownerOf({ ownerId, eventId, regDataId }: DayOf): DraftOwner {
  return { userId: ownerId ?? VISITOR, eventId, form: `day ${regDataId}` }
}
