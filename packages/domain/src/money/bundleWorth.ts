/** What a packet or a pass is worth beside its contests taken singly; sums in kopecks. */
export interface BundleWorth {
  /** How many contests it gives at most. */
  most: number
  /** What so many cost singly: the cheapest of them, and the dearest. */
  singly: { from: number; to: number }
  /** From how many contests on it is cheaper, whichever they are; null: it need not be cheaper at all. */
  cheaperFrom: number | null
}

/**
 * Whether a packet or a pass saves money: «two in the packet» may cost more than two singly.
 *
 * @param price of the bundle
 * @param prices of the contests it may be filled with, on the same day
 * @param range how many of them it takes
 * @returns null where there is nothing to compare
 */
export function bundleWorth(
  price: number,
  prices: readonly number[],
  range: { min: number; max: number },
): BundleWorth | null {
  const most = Math.min(range.max, prices.length)
  if (most < 1) return null
  const cheapest = prices.toSorted((one, other) => one - other)
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0)
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return {
    most,
    singly: {
      from: sumOf(cheapest.slice(0, most)),
      to: sumOf(cheapest.slice(cheapest.length - most)),
    },
    cheaperFrom: counts.find((n) => n >= range.min && sumOf(cheapest.slice(0, n)) > price) ?? null,
  }
}
