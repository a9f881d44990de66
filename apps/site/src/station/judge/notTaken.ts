import { sheetName } from '@parket/domain/station/device/judgeDevice'
import type { NumberedOperation, OperationResult } from '@parket/domain/station/queue/operation'

/** Of the operations that hand in a sheet those that came last for it and were not taken. */
export function notTaken(
  results: readonly OperationResult[],
  operations: readonly NumberedOperation[],
): NumberedOperation[] {
  const submits = operations.filter(({ isSubmit }) => isSubmit)
  return submits.filter((operation, at) => {
    const result = results.find(({ seq }) => seq === operation.seq)
    const name = nameOfSheet(operation)
    const isLast = submits.slice(at + 1).every((later) => nameOfSheet(later) !== name)
    return isLast && result !== undefined && result.state !== 'applied'
  })
}

export function nameOfSheet({ roundId, dance, attempt }: NumberedOperation): string {
  return sheetName(roundId, dance, attempt)
}
