import type { ChangedRows } from '../judge/judgeSheet.ts'

/** A change of a sheet on its way to the server. The device names round, dance, attempt and letter itself. */
export interface SheetOperation {
  roundId: number
  /** The round as the device knew it when the marks were put. */
  roundVersion: number
  attempt: number
  dance: string
  letter: string
  /** Whole rows by start number, null for one taken back: arriving twice changes nothing. */
  entries: ChangedRows
  /** The sheet is handed in. */
  isSubmit: boolean
  /** What the device's clock said, ISO 8601; it orders nothing. */
  at: string
}

/** An operation with its number in the epoch, from 1 without gaps. */
export interface NumberedOperation extends SheetOperation {
  seq: number
}

/** What the server made of an operation. */
export interface OperationResult {
  seq: number
  /** `late` waits for the chief judge or the scrutineers; `refused` is stored, too, and never applied. */
  state: 'applied' | 'late' | 'refused'
  message: string | null
  /** Start numbers whose rows will never be taken. */
  refused?: readonly number[]
}

export interface QueueAnswer {
  /** Everything up to this number is stored by the server and may be deleted here. */
  acknowledged: number
  results: readonly OperationResult[]
  /** Of the rounds that were named, as they are by now. */
  versions: readonly { roundId: number; version: number }[]
}

/** Most operations in one call. */
export const MOST_AT_ONCE = 200

/** Pauses before another try, ms: at once when the network comes back, else 1, 2, 4 s, then every 4. */
const PAUSES = [1000, 2000, 4000] as const

/**
 * @param turn tries in vain so far, from 1
 * @returns ms
 */
export function pauseBeforeRetry(turn: number): number {
  return PAUSES[Math.min(turn, PAUSES.length) - 1] ?? PAUSES[0]
}
