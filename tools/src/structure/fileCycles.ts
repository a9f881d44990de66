import type { Import } from './imports.ts'

/**
 * Circles of files: sets in which each file reaches all others by imports. An import of a type counts: a file cannot be
 * read without the types that it names.
 *
 * @returns a line for each circle, its files in order
 */
export function fileCycles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>()
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { to } of next.get(at) ?? []) {
        if (reached.has(to)) continue
        reached.add(to)
        waiting.push(to)
      }
    }
    return reached
  }
  const reachable = new Map([...next.keys()].map((file) => [file, reachedFrom(file)]))
  const circles = [...reachable]
    .filter(([file, reached]) => reached.has(file))
    .map(([file, reached]) =>
      [...reached].filter((other) => reachable.get(other)?.has(file)).toSorted(),
    )
  return [...new Set(circles.map((files) => files.join(', ')))].toSorted()
}
