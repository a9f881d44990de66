/** The most that the API gives at once. */
const PAGE_SIZE = 200

/**
 * A whole list, asked for page by page.
 * @param read a page of it @throws what that throws
 * @param most as many items are enough; one page more may come
 */
export async function allPages<Item>(
  read: (query: { page: number; page_size: number }) => Promise<{ items: Item[]; total: number }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; all.length < most; page += 1) {
    const { items, total } = await read({ page, page_size: PAGE_SIZE })
    all.push(...items)
    if (items.length === 0 || all.length >= total) break
  }
  return all
}
