import type { NumberedContest } from '@parket/domain/contest/title'

/** What the chief judge approves by a link. No name of a dancer is in it. */
export interface ApprovalOffer extends NumberedContest {
  event_name: string
  /** Of dates and hours, IANA. */
  time_zone: string
  /** Whom the link was sent to. */
  judge: string
  /** Which version of the result it becomes. */
  version: number
  /** Everybody sees the version before. */
  is_public: boolean
  /** Why a public result was corrected; '' otherwise. */
  reason: string
  /** What differs from what was public last, in Russian. */
  changed: readonly string[]
  places: readonly OfferedPlace[]
  expires_at: string
}

export interface OfferedPlace {
  start_number: number
  /** Null where roles have no places of their own. */
  role: 'leader' | 'follower' | null
  place: number
  /** The same place is shared up to this one. */
  place_to: number
  degree: string | null
}
