import type { components } from '@parket/api-client/schema'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'

/** An operation as the contract has it. */
export function toWire(operation: NumberedOperation): components['schemas']['StationOperation'] {
  const { seq, roundId, roundVersion, attempt, dance, letter, entries, isSubmit, at } = operation
  return {
    seq,
    at,
    round_id: roundId,
    round_version: roundVersion,
    attempt,
    dance,
    letter,
    entries,
    ...(isSubmit && { submit: true }),
  }
}
