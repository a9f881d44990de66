import type { DataColumn, RowGrouping, SortOrder } from './columns.ts'

const collator = new Intl.Collator('ru', { numeric: true })

interface RowOrderOptions<Row> {
  columns: readonly DataColumn<Row>[]
  /** `undefined` where a row has not been loaded yet. */
  items: readonly (Row | undefined)[]
  grouping: RowGrouping<Row> | undefined
  sort: SortOrder | null
}

/**
 * The rows as they are shown, each by its place in `items`: by group, then as they are sorted. What is
 * not known is last in either direction; equal rows keep their order. What the caller sorts stays as it
 * is.
 */
export function rowOrder<Row>({ columns, items, grouping, sort }: RowOrderOptions<Row>): number[] {
  const places = Array.from(items.keys())
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!grouping && !sortValue) return places
  const groups = grouping ? groupNumbers(items, grouping) : []
  const values = sortValue ? items.map((item) => item && sortValue(item)) : []
  const direction = sort?.direction === 'descending' ? -1 : 1
  return places.sort(
    (one, other) =>
      compareValues(groups[one], groups[other], 1) ||
      compareValues(values[one], values[other], direction),
  )
}

type SortValue = string | number | null | undefined

/** Numbers by size, texts in Russian order, what is not known last in either direction. */
function compareValues(one: SortValue, other: SortValue, direction: 1 | -1): number {
  const isKnown = one !== null && one !== undefined
  const isOtherKnown = other !== null && other !== undefined
  if (!isKnown || !isOtherKnown) return Number(isOtherKnown) - Number(isKnown)
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction
  return collator.compare(String(one), String(other)) * direction
}

/** The group of each row, numbered in the order of the first row of each. */
function groupNumbers<Row>(
  items: readonly (Row | undefined)[],
  grouping: RowGrouping<Row>,
): (number | undefined)[] {
  const numbers = new Map<string, number>()
  return items.map((item) => {
    if (item === undefined) return undefined
    const name = grouping.of(item)
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  })
}
