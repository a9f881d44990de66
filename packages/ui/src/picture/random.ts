/** A stream of numbers that depends on its seed alone: the same on every machine. */
export interface Random {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
}

/** FNV-1a of the seed starts mulberry32: both are fixed, so a picture never changes. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Seeds that differ in their last digit alone begin alike.
  for (let skipped = 0; skipped < 8; skipped++) next()
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
