import { utc } from '@date-fns/utc/utc'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { format } from 'date-fns/format'
import type { IsoDate } from '../format/date.ts'

/** Width of an age group, in years. */
const AGE_GROUP_YEARS = 5

/**
 * Every day from the first to the last with its entries, 0 where a day brought none.
 * @param days each day at most once, in order
 */
export function dailyEntries(
  days: readonly { day: IsoDate; entries: number }[],
): { day: IsoDate; entries: number }[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const made = new Map(days.map(({ day, entries }) => [day, entries]))
  return eachDayOfInterval({ start: first.day, end: last.day }, { in: utc }).map((date) => {
    const day = format(date, 'yyyy-MM-dd', { in: utc })
    return { day, entries: made.get(day) ?? 0 }
  })
}

/** Dancers in age groups of five years, «5–9», «10–14» …, without gaps between the youngest and the oldest. */
export function ageGroups(
  ages: readonly { age: number; dancers: number }[],
): { label: string; count: number }[] {
  if (ages.length === 0) return []
  const groupOf = (age: number) => Math.floor(age / AGE_GROUP_YEARS)
  const groups = ages.map(({ age }) => groupOf(age))
  const first = Math.min(...groups)
  const counts = Array.from({ length: Math.max(...groups) - first + 1 }, () => 0)
  for (const { age, dancers } of ages) {
    const index = groupOf(age) - first
    counts[index] = (counts[index] ?? 0) + dancers
  }
  return counts.map((count, index) => {
    const from = (first + index) * AGE_GROUP_YEARS
    return { label: `${from}–${from + AGE_GROUP_YEARS - 1}`, count }
  })
}

/**
 * The largest items, and the others as one: a chart of a hundred cities is not readable.
 * @param most how many stay items of their own
 * @param restLabel the label of the others
 */
export function largestAndRest(
  items: readonly { label: string; value: number }[],
  most: number,
  restLabel: string,
): { label: string; value: number; isRest?: boolean }[] {
  const sorted = items.toSorted((one, other) => other.value - one.value)
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most).reduce((sum, { value }) => sum + value, 0)
  return [...sorted.slice(0, most), { label: restLabel, value: rest, isRest: true }]
}
