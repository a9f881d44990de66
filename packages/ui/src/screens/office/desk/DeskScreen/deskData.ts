import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import type {
  ContestRegistration,
  RegisteredDancer,
  RegistrationItem,
} from '../../registrations/RegistrationListScreen/registrationData.ts'

/** A whole registration, as it is open at the desk. */
export interface DeskItem {
  regData: RegistrationItem['regData'] & {
    attendance: Attendance | null
    attendance_at: string | null
  }
  dancers: readonly (RegisteredDancer & { admission?: Admission })[]
  registrations: readonly (ContestRegistration & { attendance: Attendance | null })[]
}

/** Presses that are on their way to the server. */
export interface DeskActionState {
  /** What is being sent, by a name of its own: `attendance 401`, `entry 12`, `dancer 3`, `payment 401`. */
  sending: ReadonlySet<string>
  /** Which of them got no answer yet, by the same names. They are sent until they get one. */
  unanswered: ReadonlySet<string>
  /** The same in words: «Номер 12: приход». */
  waiting: readonly string[]
  /** Why the last press was refused, in Russian. */
  problem: string | null
}
