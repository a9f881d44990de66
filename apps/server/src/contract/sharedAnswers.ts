/**
 * Answers a dear public read once for all who ask at the same time, and for a while after.
 *
 * @param name says all that the answer depends on, the event or team included
 * @param mostMs where it may be repeated for a shorter while than others
 */
export type SharedAnswers = <T>(name: string, read: () => Promise<T>, mostMs?: number) => Promise<T>

/** How many answers are kept at most: callers choose what they ask for. */
const MOST_KEPT = 500

/** @param keepMs how long an answer may be repeated; 0: only to those who wait for it */
export function createSharedAnswers(keepMs: number): SharedAnswers {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>()

  function dropExpired(): void {
    const now = performance.now()
    for (const [name, { until }] of kept) if (until <= now) kept.delete(name)
  }

  return <T>(name: string, read: () => Promise<T>, mostMs = keepMs): Promise<T> => {
    const known = kept.get(name)
    if (known && known.until > performance.now()) return known.answer as Promise<T>
    dropExpired()
    if (kept.size >= MOST_KEPT) kept.clear()
    const entry = { answer: read(), until: Infinity }
    const settle = (until: number) => {
      entry.until = until
      if (until === 0 && kept.get(name) === entry) kept.delete(name)
    }
    entry.answer.then(
      () => settle(keepMs === 0 ? 0 : performance.now() + Math.min(keepMs, mostMs)),
      () => settle(0),
    )
    kept.set(name, entry)
    return entry.answer
  }
}
