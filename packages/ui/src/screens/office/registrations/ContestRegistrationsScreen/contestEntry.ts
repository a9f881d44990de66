import type { EventContest } from '../../../events/eventData.ts'
import type { EntryStatus, JnjRole } from '@parket/domain/registration/request'
import type { RegisteredDancer } from '../RegistrationListScreen/registrationData.ts'

/** An entry of one contest, with the registration it belongs to. */
export interface ContestEntry {
  id: number
  regData: { id: number; reg_n: number; start_number: number | null; city: string }
  dancers: readonly RegisteredDancer[]
  status: EntryStatus
  role: JnjRole | null
  /** Its place in the waiting list; null where it does not wait. */
  waiting_place: number | null
}

/** A contest that entries come from or go to. */
export type EntryContest = EventContest

/** A registration that can be entered here. */
export interface FoundRegistration {
  id: string
  /** «12. Смирнова Мария». */
  label: string
  /** City, and what it dances already. */
  description: string
  /** It is in this contest already: found, but not to be chosen. */
  isHere: boolean
}
