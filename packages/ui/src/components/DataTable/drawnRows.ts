import { useLayoutEffect, useRef } from 'react'

interface Row {
  index: number
}

/** A row and the element that shows it. */
export interface Drawn<Item extends Row> {
  item: Item
  /** Key of the element. */
  slot: number
}

/**
 * Which elements show which rows, in the order of the elements. A row keeps its element as long as it
 * is drawn; one that comes takes the element of one that has gone, in its place. So scrolling changes
 * texts rather than making and moving elements.
 *
 * @param items to be drawn now, in any order
 */
export function nextDrawn<Item extends Row>(
  before: readonly Drawn<Row>[],
  items: readonly Item[],
): Drawn<Item>[] {
  const wanted = new Map(items.map((item) => [item.index, item]))
  const known = new Set(before.map(({ item }) => item.index))
  const coming = items.filter(({ index }) => !known.has(index))
  const kept = before.flatMap(({ item: { index }, slot }) => {
    const item = wanted.get(index) ?? coming.shift()
    return item ? [{ item, slot }] : []
  })
  const free = 1 + Math.max(-1, ...before.map(({ slot }) => slot))
  return [...kept, ...coming.map((item, place) => ({ item, slot: free + place }))]
}

/** The rows with their elements. At rest they stand in their own order, as screen readers read them. */
export function useRenderedRows<Item extends Row>(
  items: readonly Item[],
  isScrolling: boolean,
): readonly Drawn<Item>[] {
  const before = useRef<readonly Drawn<Row>[]>([])
  // What stands in the page: a drawing that React gave up counts for nothing.
  // oxlint-disable-next-line react/refs
  const next = nextDrawn(before.current, items)
  if (!isScrolling) next.sort((one, other) => one.item.index - other.item.index)
  useLayoutEffect(() => {
    before.current = next
  })
  return next
}
