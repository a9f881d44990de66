import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import type {
  ContestRegistration,
  RegisteredDancer,
  RegistrationItem,
} from '../../registrations/RegistrationListScreen/registrationData.ts'

/** A registration as the desk sees it. */
export interface DeskItem extends RegistrationItem {
  regData: RegistrationItem['regData'] & {
    attendance: Attendance | null
    attendance_at: string | null
  }
  dancers: readonly (RegisteredDancer & { admission?: Admission })[]
  registrations: readonly (ContestRegistration & { attendance: Attendance | null })[]
}

/** Presses that are on their way to the server. */
export interface DeskActionState {
  /** What is being sent, by a name of its own: `attendance`, `entry 12`, `dancer 3`. */
  sending: ReadonlySet<string>
  /** Which of them got no answer yet, in words: «Номер 12: приход». They are sent until they get one. */
  waiting: readonly string[]
  /** Why the last press was refused, in Russian. */
  problem: string | null
}
