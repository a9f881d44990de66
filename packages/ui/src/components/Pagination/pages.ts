/** A page number, or a gap of several left out. */
export type PageItem = number | 'gap'

/**
 * Which pages to offer: the first, the last, the current and its neighbours. A gap never stands
 * for a single page.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const kept = new Set([1, page - 1, page, page + 1, pageCount])
  // Next to an end one more is shown, so that the row keeps its length.
  if (page <= 3) for (const near of [2, 3, 4]) kept.add(near)
  if (page >= pageCount - 2) for (const near of [3, 2, 1]) kept.add(pageCount - near)
  const pages = [...kept].filter((item) => item >= 1 && item <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((item, index): PageItem[] => {
    const missing = item - (pages[index - 1] ?? 0) - 1
    if (missing === 0) return [item]
    return missing === 1 ? [item - 1, item] : ['gap', item]
  })
}
