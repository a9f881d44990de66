import type { Gender } from '../person/gender.ts'
import type { Attendance } from './attendance.ts'
import type { StoredEntry, StoredRegistration } from './storedRegistration.ts'

/** The whole answer to a registration or its change: `RegDataAnswer` of the contract. */
export interface RegistrationAnswer extends StoredRegistration {
  regData: StoredRegistration['regData'] & {
    event_id: number
    /** Left out for the staff of the event. */
    pin_code?: string | undefined
    start_number: number | null
    registered_by: number | null
    /** It was a duplicate: another registration has its entries and payments by now. */
    was_merged: boolean
    consents: { processing: boolean | null; publication: boolean | null }
    updated_at: string
  }
  dancers: (StoredRegistration['dancers'][number] & {
    reg_data_id: number
    user_id: number | null
    ind: number
    gender: Gender
  })[]
  registrations: (StoredEntry & {
    reg_data_id: number
    waiting_place: number | null
    attendance: Attendance | null
  })[]
}
