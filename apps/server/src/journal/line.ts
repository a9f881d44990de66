import type { ChainedLine } from '@parket/domain/journal/line'

/** A line of a chain with the hash before it and its own: as copies and journal files hold it, one as JSON in each row. */
export type HashedLine = ChainedLine & { prev: string; hash: string }

/** What a line of the kind `round.closed` says of a round's chain. */
export interface ClosedRound {
  contest_id: string
  round_id: number
  /** How many lines the chain had. */
  lines: number
  /** The hash of the last of them. */
  head: string
}
