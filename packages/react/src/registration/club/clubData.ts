import type { components } from '@parket/api-client/schema'
import type { AccountUser } from '@parket/domain/account/user'
import type { DancerInput } from '@parket/domain/registration/request'
import type { EventData } from '../../data/event/eventSource.ts'

/** All that an account registered at an event, with one payment for it. */
export type Club = components['schemas']['Club']

/** What a leader's grid stands on, and whom it tells. */
export interface ClubGridData {
  data: EventData
  user: AccountUser
  /** They may register outside the window. */
  isStaff: boolean
  /** What the account registered so far. */
  club: Club
  rosterDancers: readonly DancerInput[]
  /** Keeps dancers in the roster: the rows of the grid. */
  onKeep: (dancers: readonly DancerInput[]) => void
  onSent: (club: Club) => void
  /** Somebody changed one of the registrations meanwhile. */
  onStale: () => void
}
