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
  /** A corrected version that the public sees once it is approved. */
  waits: boolean
  /** Sheets of the contest, those that were typed twice, and those of them that differed. */
  second_entry: { sheets: number; entered_twice: number; differed: number }
}
