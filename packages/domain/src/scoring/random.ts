/** A seed that is stored and published with what was drawn from it. */
export type Seed = string | number

/**
 * Numbers in [0, 1) that a seed decides, the same on every machine (sfc32 over a hash of the seed).
 * For draws that anybody can repeat; not for secrets.
 */
export function seededRandom(seed: Seed): () => number {
  const hash = hashOf(String(seed))
  let [a, b, c, d] = [hash(), hash(), hash(), hash()]
  return () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 2 ** 32
  }
}

/** MurmurHash3's mixing over UTF-16 code units, giving as many 32-bit numbers as asked for. */
function hashOf(text: string): () => number {
  let h = 1_779_033_703 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    h = Math.imul(h ^ text.charCodeAt(at), 3_432_918_353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2_246_822_507)
    h = Math.imul(h ^ (h >>> 13), 3_266_489_909)
    h ^= h >>> 16
    return h >>> 0
  }
}

/** The items in a random order (Fisher–Yates); the array given stays as it is. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1))
    ;[result[at], result[last]] = [result[last] as T, result[at] as T]
  }
  return result
}
