import type { NumberedOperation } from './operation.ts'

/** What a device that cannot send saves as a file (docs/rules/stations.md, «The file of a device»). */
export interface UnsentFile {
  /** The station and its epoch: who numbered the operations. */
  station: number
  epoch: number
  operations: readonly NumberedOperation[]
}

export function unsentFileText(file: UnsentFile): string {
  return JSON.stringify(file, null, 2)
}

/**
 * Reads such a file; whether its marks are possible the server says.
 * @returns null for any other file
 */
export function readUnsentFile(text: string): UnsentFile | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  const { station, epoch, operations } = read
  const isWhole =
    isNumber(station) &&
    isNumber(epoch) &&
    Array.isArray(operations) &&
    operations.every(isOperation)
  return isWhole ? { station, epoch, operations } : null
}

function isOperation(value: unknown): value is NumberedOperation {
  if (!isRecord(value)) return false
  const { seq, roundId, roundVersion, attempt, dance, letter, entries, isSubmit, at } = value
  return (
    [seq, roundId, roundVersion, attempt].every(isNumber) &&
    [dance, letter, at].every((part) => typeof part === 'string') &&
    typeof isSubmit === 'boolean' &&
    isRecord(entries) &&
    Object.values(entries).every((row) => row === null || Array.isArray(row))
  )
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
