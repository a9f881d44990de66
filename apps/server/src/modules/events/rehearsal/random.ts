/** A source of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next: () => number
  /** A whole number, both bounds included. */
  int: (min: number, max: number) => number
  /** True in this share of cases. */
  chance: (share: number) => boolean
  /** @throws RangeError when there is nothing to pick from */
  pick: <T>(items: readonly T[]) => T
  /** Picks in proportion to the weights. */
  pickBy: <T>(items: readonly T[], weightOf: (item: T) => number) => T
}

/** Mulberry32: small, and good enough for data that only has to look alive. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  const pickBy = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    const total = items.reduce((sum, item) => sum + weightOf(item), 0)
    let left = next() * total
    return items.find((item) => (left -= weightOf(item)) < 0) ?? pick(items)
  }
  return { next, int, chance: (share) => next() < share, pick, pickBy }
}
