/** The first, the last and some between, so that they do not run into each other. */
export function fewWords<Item>(items: readonly Item[], most = 5): { item: Item; index: number }[] {
  const every = Math.max(1, Math.ceil((items.length - 1) / (most - 1)))
  const last = items.length - 1
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ index }) => index === last || (index % every === 0 && last - index >= every * 0.75))
}
