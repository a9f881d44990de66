/** An inclusive range, of dancers or of years. */
export interface Range {
  min: number
  max: number
}

/** «Default dancer count filter 1–100; age filter 3–100» (docs/rules/events-and-contests.md, «Filters»). */
export const anyCount: Range = { min: 1, max: 100 }
export const anyAge: Range = { min: 3, max: 100 }

/** Lists that count and age cannot distinguish from others; each has its own start option. */
const marked = ['jnj', 'masterClasses'] as const
export type MarkedList = (typeof marked)[number]

/** Which contests the wizard shows: `/register?count=solo|duets|a,b&age=a,b&list=jnj|masterClasses`. */
export interface RegistrationFilter {
  count: Range
  age: Range
  /** The list whose contests stand first, by its name; the others are shown as well. */
  list?: MarkedList
}

/**
 * «"solo" = 1-1, "duets" = 2-2, "a,b" = range, anything else 1-100» (docs/rules/events-and-contests.md, «Filters»).
 */
export function parseCountFilter(text: string | null | undefined): Range {
  if (text === 'solo') return { min: 1, max: 1 }
  if (text === 'duets') return { min: 2, max: 2 }
  return parseRange(text) ?? anyCount
}

/** «Age filter "a,b", default 3-100» (docs/rules/events-and-contests.md, «Filters»). */
export function parseAgeFilter(text: string | null | undefined): Range {
  return parseRange(text) ?? anyAge
}

/** Reads the filter of an address's query. */
export function parseRegistrationFilter(query: {
  count?: string | null
  age?: string | null
  list?: string | null
}): RegistrationFilter {
  const list = marked.find((one) => one === query.list)
  return {
    count: parseCountFilter(query.count),
    age: parseAgeFilter(query.age),
    ...(list && { list }),
  }
}

/** A filter as the query of an address. */
export type FilterQuery = {
  count?: string
  age?: string
  list?: MarkedList
}

/** The query that reads as this filter; what is the default is left out. */
export function filterQuery({ count, age, list }: RegistrationFilter): FilterQuery {
  return {
    ...(!isSame(count, anyCount) && { count: countText(count) }),
    ...(!isSame(age, anyAge) && { age: rangeText(age) }),
    ...(list && { list }),
  }
}

function countText(count: Range): string {
  if (count.min === count.max && count.max <= 2) return count.max === 1 ? 'solo' : 'duets'
  return rangeText(count)
}

function rangeText({ min, max }: Range): string {
  return `${min},${max}`
}

function isSame(one: Range, other: Range): boolean {
  return one.min === other.min && one.max === other.max
}

function parseRange(text: string | null | undefined): Range | null {
  const match = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text ?? '')
  if (!match) return null
  const range = { min: Number(match[1]), max: Number(match[2]) }
  return range.min <= range.max ? range : null
}

/** Whether two ranges have a number in common; null = no bound. */
export function rangesOverlap(
  one: { min: number | null; max: number | null },
  other: { min: number | null; max: number | null },
): boolean {
  return (
    (one.min ?? -Infinity) <= (other.max ?? Infinity) &&
    (other.min ?? -Infinity) <= (one.max ?? Infinity)
  )
}
