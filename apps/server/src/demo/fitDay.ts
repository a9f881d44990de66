const DAY_MINUTES = 24 * 60

/** A part of a day. */
export interface DayPart {
  /** How long it lasts, in minutes. */
  minutes: number
  /** How long after the part before it begins where there is room, in minutes. */
  gap: number
}

/**
 * When the parts of a day begin if one of them begins at an hour that is wanted: the gaps shrink so that all stay within
 * the day, and where even that is too little the part begins at the nearest minute that fits.
 *
 * @param anchor the index of that part
 * @param wanted in minutes since midnight
 * @returns minutes since midnight, in the order of the parts
 */
export function fitDay(parts: readonly DayPart[], anchor: number, wanted: number): number[] {
  const before = parts.slice(0, anchor)
  const after = parts.slice(anchor + 1)
  const latest = DAY_MINUTES - lengthOf(parts.slice(anchor))
  const begin = Math.max(lengthOf(before), Math.min(wanted, latest))

  const earlier: number[] = []
  let next = begin
  for (const [back, { minutes }] of before.toReversed().entries()) {
    const index = anchor - 1 - back
    const gap = parts[index + 1]?.gap ?? 0
    next = Math.max(next - gap - minutes, lengthOf(before.slice(0, index)))
    earlier.unshift(next)
  }

  const later: number[] = []
  let end = begin + (parts[anchor]?.minutes ?? 0)
  for (const [index, { minutes, gap }] of after.entries()) {
    const start = Math.min(end + gap, DAY_MINUTES - lengthOf(after.slice(index)))
    later.push(start)
    end = start + minutes
  }
  return [...earlier, begin, ...later]
}

function lengthOf(parts: readonly DayPart[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0)
}
