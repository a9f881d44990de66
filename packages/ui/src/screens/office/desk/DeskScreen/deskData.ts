import type { EventHeading } from '@parket/domain/event/event'
import type { MethodByHand } from '@parket/domain/money/payment'
import type { DeskPerson } from '@parket/domain/desk/desk'
import type { ReactNode, Ref } from 'react'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
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

export interface DeskScreenProps extends OfficeScreen {
  /** Everybody whom the desk expects, by number; or why they are not known. */
  view: Loading | Failed | NoRight | Ready<{ people: readonly DeskPerson[] }>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { time_zone: string }) | null
  /** What each contest is called, by its id. */
  contests: ReadonlyMap<string, string>
  /** Whom the server found by phone or mail for the words, by id; null: not asked. */
  foundByContact: ReadonlySet<number> | null
  /** Words of the search, as typed: a number, surname, club or phone. */
  q: string
  /** Gives the words with each key. */
  onSearch: (q: string) => void
  /** Enter in the search with what a scanner has typed. */
  onScanned: (text: string) => void
  /** Opens a registration beside the list, by its id. */
  onOpen: (regDataId: number) => void
  /** Marks a registration as come. */
  onCheckIn: (person: DeskPerson) => void
  /** Takes the mark back. */
  onTakeBack: (person: DeskPerson) => void
  /** Takes the whole debt this way, and marks the registration as come. */
  onPay: (person: DeskPerson, method: MethodByHand) => void
  /** How far the presses are. */
  actionState: DeskActionState
  /** «Номер 12: отметка о приходе стоит.»: what the last press came to; null before. */
  done: string | null
  /** How old, in seconds, what is shown may be; null: changes are told at once. */
  delaySeconds: number | null
  /** Who is logged in: «вы». */
  userId: number | null
  /** Reads a ticket's QR code; null where the browser cannot. */
  scan: { isOn: boolean; onToggle: () => void } | null
  /** Where the camera's picture goes. */
  video: Ref<HTMLVideoElement>
  /** The registration in hand, by its id; null: none. */
  record: { id: number; pane: ReactNode } | null
  /** The field of the search, which takes the focus after each registration. */
  search: Ref<HTMLInputElement>
  /** Back to the search: Escape at the keys of a debt, «/» outside a field, a digit where nothing has the focus. */
  onFocusSearch: () => void
  /** Addresses that it leads to. */
  links: { home: string }
}
