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

/** Nobody comes for it: there is nothing left to check in to. */
export function isWithdrawn({ registrations }: DeskItem): boolean {
  return registrations.every(({ status }) => status === 'withdrawn')
}

/** There is no place for it yet, in any contest. */
export function isWaiting({ registrations }: DeskItem): boolean {
  const held = registrations.filter(({ status }) => status !== 'withdrawn')
  return held.length > 0 && held.every(({ status }) => status === 'waiting')
}

/** A press that is on its way to the server, or did not arrive. */
export interface DeskPress {
  /** What is being sent, by a name of its own: `attendance`, `entry 12`, `dancer 3`. */
  sending: ReadonlySet<string>
  /** Why the last press did not arrive, in Russian. */
  problem: string | null
}
