import type { ResultCheck } from '../../../office/results/resultCheck.ts'
import type { ResultApproval } from '../../../office/results/resultApproval.ts'

export interface ApprovedPlace {
  start_number: number
  names: readonly string[]
  place: number
  /** The same place is shared up to this one. */
  place_to: number
  /** Why, as an expert writes it. */
  line: string | null
  /** The same in plain words. */
  sentence: string | null
}

export interface ApproveView {
  /** The contest and its round. */
  title: string
  /** Null while it is on its way. */
  result: {
    places: readonly ApprovedPlace[]
    /** What is left to do, in Russian. */
    problems: readonly string[]
    approval: ResultApproval
    /** What is unusual in it, those that ask first. */
    checks: readonly ResultCheck[]
    /** Everybody sees the places as they are now. */
    is_public: boolean
    /** They were public before: showing them again wants a reason. */
    was_published: boolean
  } | null
  /** How many times marks came too late and wait. */
  late: number
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
}
