import { addDays } from 'date-fns/addDays'

/** Who approves a result: the chief judge's device, the link of a letter to the chief judge, or a supervisor in the office. */
export type Approver = 'device' | 'link' | 'office'

/** How long a link of a letter approves, and how long the office waits for the chief judge's answer to it. */
const linkDays = 3

export function approvalLinkEndsAt(sentAt: Date): Date {
  return addDays(sentAt, linkDays)
}

interface Approving {
  now: Date
  /** When the stations of the event end. */
  stationsEndAt: Date
  /** A device of the chief judge is paired. */
  hasChiefDevice: boolean
  /** The chief judge has an e-mail, and letters to it go out. */
  hasAddress: boolean
  /** When the first letter about the result as it is now went out; null: none did. */
  askedAt: Date | null
}

/**
 * Who approves now (docs/rules/marks-and-results.md, «Approval»): the chief judge, and somebody else only where the chief judge cannot
 * be asked or does not answer.
 */
export function approverOf(approving: Approving): Approver {
  const { now, stationsEndAt, hasChiefDevice, hasAddress, askedAt } = approving
  if (now < stationsEndAt) return hasChiefDevice ? 'device' : 'office'
  const isUnanswered = askedAt !== null && approvalLinkEndsAt(askedAt) <= now
  return hasAddress && !isUnanswered ? 'link' : 'office'
}

/** What somebody may have done to a result: typed its sheets, corrected them, or taken decisions about it. */
export type ResultPart = 'typed' | 'corrected' | 'decided'

/**
 * Which parts in a result bar somebody of the office from approving it. At the event a correction: the chief judge is in the hall and says
 * the rest. After it the office approves instead of the chief judge, and whoever made the result is no second person.
 */
export function barringParts({
  now,
  stationsEndAt,
}: Pick<Approving, 'now' | 'stationsEndAt'>): readonly ResultPart[] {
  return now < stationsEndAt ? ['corrected'] : ['typed', 'corrected', 'decided']
}
