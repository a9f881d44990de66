import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import type {
  ContestRegistration,
  RegisteredDancer,
  RegistrationItem,
} from '../RegistrationListScreen/registrationData.ts'

/** A registration as the desk sees it. */
export interface DeskItem extends RegistrationItem {
  regData: RegistrationItem['regData'] & {
    attendance: Attendance | null
    attendance_at: string | null
  }
  dancers: readonly (RegisteredDancer & { admission?: Admission })[]
  registrations: readonly (ContestRegistration & { attendance: Attendance | null })[]
}

/** A press that is on its way to the server, or did not arrive. */
export interface DeskPress {
  /** What is being sent, by a name of its own: `attendance`, `entry 12`, `dancer 3`. */
  sending: ReadonlySet<string>
  /** Why the last press did not arrive, in Russian. */
  problem: string | null
}
