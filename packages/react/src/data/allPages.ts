/** The most that the API gives at once. */
const PAGE_SIZE = 200

/**
 * A whole list, asked for page by page; what moves to the next page meanwhile stands in it once.
 * @param read a page of it @throws what that throws
 * @param most as many items are enough; one page more may come
 */
export async function allPages<Item extends { id: number }>(
  read: (query: { page: number; page_size: number }) => Promise<{ items: Item[]; total: number }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const all = new Map<number, Item>()
  let given = 0
  for (let page = 1; all.size < most; page += 1) {
    const { items, total } = await read({ page, page_size: PAGE_SIZE })
    for (const item of items) all.set(item.id, item)
    given += items.length
    if (items.length === 0 || given >= total) break
  }
  return [...all.values()]
}
