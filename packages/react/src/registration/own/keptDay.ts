import type { NowFloor } from '@parket/domain/live/now'
import { ApiProblem } from '@parket/api-client/unwrap'
import { noAffiliation } from '@parket/domain/registration/affiliation'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { dropKeptDraft, keepDraft, readKeptDraft, type DraftOwner } from '../../data/keptDrafts.ts'

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

/** Kept beside the drafts, for as long, and gone with a logout as they are (docs/adr/0143). */
export function keepDay(of: DayOf, day: KeptDay): void {
  const registration = withoutPersonalData(day.registration)
  keepDraft(ownerOf(of), JSON.stringify({ ...day, registration }))
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

/**
 * Whether the server takes the day from its owner. A login that has expired (401) takes nothing away from an account; a
 * visitor is refused so for want of the PIN.
 */
export function takesDayAway(error: Error | null, ownerId: number | null): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.status === 403 || (error.status === 401 && ownerId === null)
}

function ownerOf({ ownerId, eventId, regDataId }: DayOf): DraftOwner {
  return { userId: ownerId ?? VISITOR, eventId, form: `day ${regDataId}` }
}

/** Names what is kept: a new field of the answer is not kept by itself. */
function withoutPersonalData({
  regData,
  dancers,
  registrations,
}: RegistrationAnswer): RegistrationAnswer {
  const { id, event_id, reg_n, start_number, version, was_merged, created_at, updated_at } = regData
  return {
    regData: {
      id,
      event_id,
      reg_n,
      start_number,
      version,
      was_merged,
      created_at,
      updated_at,
      email: '',
      phone: '',
      city: '',
      ...noAffiliation,
      consents: { processing: null, publication: null },
      registered_by: null,
    },
    dancers: dancers.map(({ id, reg_data_id, ind, last_name, first_name, gender }) => ({
      id,
      reg_data_id,
      ind,
      last_name,
      first_name,
      gender,
      birth_date: '',
      user_id: null,
    })),
    registrations,
  }
}
