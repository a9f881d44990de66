import type { HashedLine } from './line.ts'

/** The chain of each event as copies tell it, once for each history where they do not agree. */
export type Histories = Map<number, HashedLine[][]>

/**
 * Keeps the lines of the events in a copy. Copies of one event begin alike, and the longer one is kept; a copy that says
 * something else at a line has another history.
 *
 * @returns where a history differs from those before, a sentence each
 */
export function keepHistories(histories: Histories, lines: readonly HashedLine[]): string[] {
  const ofEvents = lines.filter(({ round_id }) => round_id === null)
  return [...Map.groupBy(ofEvents, ({ event_id }) => event_id)].flatMap(([eventId, read]) => {
    const own = read.toSorted((one, other) => one.n - other.n)
    const kept = histories.get(eventId) ?? []
    const forks = kept.map((history) => forkOf(history, own))
    const same = forks.indexOf(null)
    if (same === -1) {
      histories.set(eventId, [...kept, own])
      return forks.map((n) => `event ${eventId}: two histories from line ${n}`)
    }
    if (own.length > (kept[same]?.length ?? 0)) kept[same] = own
    return []
  })
}

/** The first line at which two chains differ; null: the shorter one is how the longer one begins. */
function forkOf(one: readonly HashedLine[], other: readonly HashedLine[]): number | null {
  const hashes = new Map(one.map(({ n, hash }) => [n, hash]))
  const fork = other.find(({ n, hash }) => hashes.has(n) && hashes.get(n) !== hash)
  return fork?.n ?? null
}
