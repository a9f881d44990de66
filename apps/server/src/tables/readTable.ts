import type { UnreadableTable } from './parseTable.ts'
import { tableThreads } from './tableThreads.ts'

const reading = tableThreads({ running: 1 })

/**
 * The first sheet of an XLSX file, or a CSV file (UTF-8 or windows-1251; parted by semicolons, commas or tabs), as
 * cells of text. It is read in a thread of its own.
 *
 * @throws Problem 503 where too many tables wait
 */
export function readTable(
  eventId: number,
  bytes: Uint8Array,
): Promise<string[][] | UnreadableTable> {
  return reading(eventId, new URL('./tableWorker.ts', import.meta.url), bytes)
}
