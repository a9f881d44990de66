import type { ClubContacts, ClubProblems } from '@parket/domain/club/clubProblems'
import type { ClubEntry } from '@parket/domain/club/entries'
import type { ClubPlan } from '@parket/domain/club/planClub'
import type { EventTag } from '@parket/domain/event/event'
import type { Balance } from '@parket/domain/money/paymentStatus'
import type { DancerInput, JnjRole } from '@parket/domain/registration/request'
import type { StoredRegistration } from '@parket/domain/registration/storedRegistration'
import type { EventContest, EventDetails } from '../../events/eventData.ts'
import type { Instant } from '@parket/domain/format/date'
import type { ReactNode } from 'react'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'

/** A registration that the account made already. */
export interface ClubRegistration extends StoredRegistration {
  regData: StoredRegistration['regData'] & {
    /** Left out for the staff of the event. */
    pin_code?: string | undefined
  }
  balance: Balance
}

/** What the leader has before them. */
export interface ClubView {
  event: EventDetails
  tags: readonly EventTag[]
  contests: readonly EventContest[]
  /** The rows. */
  roster: readonly DancerInput[]
  entries: readonly ClubEntry[]
  stored: readonly ClubRegistration[]
  contacts: ClubContacts
  /** What is sent, and what it costs. */
  plan: ClubPlan
  /** What keeps it from being sent; shown once somebody tried. */
  problems: ClubProblems
  isTried: boolean
  isSending: boolean
  /** Why sending did not succeed, where no cell or field says it. */
  failure: string | null
  /** What was just done, in Russian. */
  notice: string | null
  /** What everything still owes (kopecks), and the one QR for it. */
  owed: number
  qr: string | null
  /** What this device keeps of what is not sent yet; null: there is nothing. */
  draft: { savedAt: Instant } | 'failed' | null
}

export interface ClubActions {
  onToggle: (contestId: string, dancer: string) => void
  /** A contest for all these dancers, or for none of them. */
  onColumn: (contestId: string, dancers: readonly string[]) => void
  onRole: (contestId: string, dancer: string, role: JnjRole) => void
  onContacts: (change: Partial<ClubContacts['regData']>) => void
  onConsents: (change: ClubContacts['consents']) => void
  onNewDancer: () => void
  onPaste: () => void
  /** Throws away what is ticked and typed and not sent; it is asked before. */
  onRestart: () => void
  onSubmit: () => void
  onLogin: () => void
}

export interface ClubScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | Failed
    | { state: 'anonymous' }
    /** Nothing can be registered any more; what is there can be looked at elsewhere. */
    | { state: 'closed'; message: string }
    | Ready<ClubView>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** What the leader can do. */
  actions: ClubActions
  /** Dialogs. */
  children?: ReactNode
  /** Addresses that it leads to. */
  links: ConsentLinks & {
    event: string
    /** null where no account can be opened. */
    register: string | null
    /** null where there is no such list. */
    myRegistrations: string | null
    /** Where registering starts; a registration is added to its query as `entry`, its id. */
    registration: string
  }
}
