import type { NumberedOperation, OperationResult } from '../queue/operation.ts'
import type { DeviceRound } from './deviceRound.ts'

/** Rows that the server does not take, now or later: the judge is told, and shows it to the chief judge. */
export interface Refusal {
  /** The operation's number in the epoch. */
  seq: number
  /** The contest and its round; null: the device does not know it any more. */
  round: string | null
  dance: string
  /** Start numbers. */
  numbers: readonly number[]
  /** Why, in Russian. */
  message: string
}

/** What of an answer the judge has to read (docs/rules/stations.md, «What a device says»). */
export function refusalsOf(
  results: readonly OperationResult[],
  operations: readonly NumberedOperation[],
  rounds: readonly DeviceRound[],
): Refusal[] {
  return results.flatMap(({ seq, refused = [], message }) => {
    const operation = operations.find((one) => one.seq === seq)
    if (refused.length === 0 || message === null || !operation) return []
    const round = rounds.find(({ id }) => id === operation.roundId)
    return [
      {
        seq,
        round: round ? `${round.contest}, ${round.label}` : null,
        dance: operation.dance,
        numbers: refused,
        message,
      },
    ]
  })
}

/** An answer that came twice is told once. */
export function withRefusals(
  known: readonly Refusal[],
  added: readonly Refusal[],
): readonly Refusal[] {
  const isNew = ({ seq }: Refusal) => known.every((one) => one.seq !== seq)
  return [...known, ...added.filter(isNew)]
}
