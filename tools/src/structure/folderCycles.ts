import type { Import } from './imports.ts'

/** Folders that hold folders of one kind each: these are told apart. */
const SHELVES = new Set([
  'modules',
  'modules/account',
  'modules/events',
  'modules/history',
  'modules/payments',
  'modules/people',
  'modules/registrations',
  'modules/results',
  'modules/rounds',
  'pages',
  'pages/office',
  'pages/registration',
  'screens',
  'screens/office',
])

/** How many imports a report shows of each arrow. */
const SHOWN = 3

/**
 * Cycles between folders: each folder of a cycle reaches all others of it by imports. A folder is a direct child of
 * the source folder, or a direct child of a shelf such as `modules` or `screens/office`; a file beside the folders
 * stands for itself.
 * @returns a line for each arrow that is part of a cycle, those of the fewest imports first: they are cut soonest
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const onShelves = imports.filter(
    ({ from, to }) => SHELVES.has(top(from)) && top(from) === top(to),
  )
  const pairs = [...between(imports, top), ...between(onShelves, room)]
  const reachedFrom = reachability(pairs)
  const closing = pairs.filter(({ a, b }) => reachedFrom(b).has(a))
  return [...Map.groupBy(closing, ({ a, b }) => `${a} → ${b}`)]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([arrow, its]) => {
      const shown = its.slice(0, SHOWN).map(({ from, to }) => `${from} → ${to}`)
      return `${arrow}, ${its.length}×: ${shown.join(', ')}`
    })
}

const top = (file: string) => file.split('/')[0] ?? file

/** The folder of the shelf that a file stands on; the file itself where it lies on the shelf. */
function room(file: string): string {
  const names = file.split('/')
  const end = names.findIndex((_, at) => !SHELVES.has(names.slice(0, at + 1).join('/')))
  return names.slice(0, end + 1).join('/')
}

/** The imports from one folder, `a`, into another, `b`. */
function between(imports: readonly Import[], folderOf: (file: string) => string) {
  return imports
    .map(({ from, to }) => ({ from, to, a: folderOf(from), b: folderOf(to) }))
    .filter(({ a, b }) => a !== b)
}

/** What can be reached from a folder by going along the arrows. */
function reachability(arrows: readonly { a: string; b: string }[]) {
  const next = Map.groupBy(arrows, ({ a }) => a)
  const known = new Map<string, Set<string>>()
  return (start: string): Set<string> => {
    const cached = known.get(start)
    if (cached) return cached
    const reached = new Set<string>()
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { b } of next.get(at) ?? []) {
        if (reached.has(b)) continue
        reached.add(b)
        waiting.push(b)
      }
    }
    known.set(start, reached)
    return reached
  }
}
