/** Items in parts of at most `size`: a statement takes 65,535 parameters. */
export function inParts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
