/** The chosen rows after one of them is pressed, or a stretch up to it with Shift. */
export function toggleRows(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  index: number,
  anchor: number | null,
): Set<string> {
  const next = new Set(selected)
  const key = keys[index]
  if (key === undefined) return next
  const isAdding = !selected.has(key)
  const from = anchor ?? index
  for (const one of keys.slice(Math.min(from, index), Math.max(from, index) + 1)) {
    if (isAdding) next.add(one)
    else next.delete(one)
  }
  return next
}

/** All of the rows, or none of them when all were chosen; what is not shown stays as it was. */
export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const areAll = keys.every((key) => selected.has(key))
  const next = new Set(selected)
  for (const key of keys) {
    if (areAll) next.delete(key)
    else next.add(key)
  }
  return next
}
