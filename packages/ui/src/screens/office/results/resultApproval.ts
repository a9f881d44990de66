import type { Approver } from '@parket/domain/result/approver'

/** Whether the chief judge has approved a contest's result as it is now. */
export interface ResultApproval {
  /** Places are published only with it. */
  is_needed: boolean
  /** What is approved is what the marks say now. */
  is_approved: boolean
  /** Who approved last; null while nobody has. */
  by: string | null
  at: string | null
  /** By a device that was paired anew without the PIN. */
  is_without_pin: boolean
  /** By the link of a letter, after the event. */
  is_by_link: boolean
  /** A corrected version that the public sees once it is approved. */
  waits: boolean
  /** Who approves now: the chief judge's device, the link of a letter to the chief judge, or a supervisor. */
  approver: Approver
  /** The letter to the chief judge; null where none can be sent. */
  link: SentLink | null
  /** Sheets of the contest, those that were typed twice, and those of them that differed. */
  second_entry: {
    sheets: number
    entered_twice: number
    differed: number
    /** Sheets of devices that were compared with their paper. */
    compared: number
    compared_differed: number
  }
}

/** Whom the link goes to, and the last letter about the result as it is now. */
interface SentLink {
  /** Names of chief judges. */
  to: readonly string[]
  /** Null while none was sent. */
  sent_at: string | null
  expires_at: string | null
}
