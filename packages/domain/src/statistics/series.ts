import { utc } from '@date-fns/utc/utc'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { format } from 'date-fns/format'
import type { IsoDate } from '../format/date.ts'

/** Width of a step of ages, in years. */
const AGE_STEP = 5

/**
 * The days from the first to the last with the entries made by then: a day on which nobody signed up
 * keeps the sum of the day before.
 * @param days each day at most once, in order
 */
export function entriesByThen(
  days: readonly { day: IsoDate; entries: number }[],
): { day: IsoDate; entries: number }[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const made = new Map(days.map(({ day, entries }) => [day, entries]))
  let sum = 0
  return eachDayOfInterval({ start: first.day, end: last.day }, { in: utc }).map((date) => {
    const day = format(date, 'yyyy-MM-dd', { in: utc })
    sum += made.get(day) ?? 0
    return { day, entries: sum }
  })
}

/** Dancers by steps of five years, «5–9», «10–14» …, without gaps between the youngest and the oldest. */
export function ageSteps(
  ages: readonly { age: number; dancers: number }[],
): { label: string; count: number }[] {
  if (ages.length === 0) return []
  const stepOf = (age: number) => Math.floor(age / AGE_STEP)
  const steps = ages.map(({ age }) => stepOf(age))
  const first = Math.min(...steps)
  const counts = Array.from({ length: Math.max(...steps) - first + 1 }, () => 0)
  for (const { age, dancers } of ages) {
    const index = stepOf(age) - first
    counts[index] = (counts[index] ?? 0) + dancers
  }
  return counts.map((count, index) => {
    const from = (first + index) * AGE_STEP
    return { label: `${from}–${from + AGE_STEP - 1}`, count }
  })
}

/**
 * The largest first, and the rest together: a chart of a hundred cities shows nothing.
 * @param most how many are shown by themselves
 * @param restLabel what the rest is called
 */
export function largestFirst(
  items: readonly { label: string; value: number }[],
  most: number,
  restLabel: string,
): { label: string; value: number }[] {
  const sorted = items.toSorted((one, other) => other.value - one.value)
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most).reduce((sum, { value }) => sum + value, 0)
  return [...sorted.slice(0, most), { label: restLabel, value: rest }]
}
