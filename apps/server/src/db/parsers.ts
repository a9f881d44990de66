/** PostgreSQL type OIDs whose default parsing loses something. */
export const DATE = 1082
export const INT8 = 20

/** A calendar day stays text: as a `Date` it would shift with the zone of the process. */
const asIs = (text: string): string => text

/** Ids, counts and sums; all of ours stay far below 2^53. */
function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}

/** Parsers by type OID, the same on both engines: `date` is `YYYY-MM-DD`, `int8` is a number. */
export const parsers: Record<number, (text: string) => unknown> = {
  [DATE]: asIs,
  [INT8]: toSafeInteger,
}
