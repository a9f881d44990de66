import { millisecondsInMinute } from 'date-fns/constants'

import type { NumberedOperation } from '../queue/operation.ts'

/** The device goes on trying; from then on a person can carry the marks, too. */
const LONG_MS = 3 * millisecondsInMinute

/**
 * Whether marks wait so long for the server that the device offers them as a file.
 * @param operations in their order; their moments are of the same device's clock as `now`
 */
export function waitsLong(
  operations: readonly Pick<NumberedOperation, 'at'>[],
  now: Date,
): boolean {
  const [first] = operations
  return first !== undefined && now.getTime() - Date.parse(first.at) >= LONG_MS
}
