import type { PacketDefinition } from '../contest/contest.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import { fillPackets } from './fillPackets.ts'

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

/** A contest, a packet or a pass with what it costs on the day in question (kopecks). */
export interface PricedOffer {
  group_num: number
  tags: readonly string[]
  packet: PacketDefinition | null
  price: number
}

type Bundle = PricedOffer & { packet: PacketDefinition }

/**
 * What else takes the same contests for less: another packet or pass, or several, with the rest singly. A bundle that is
 * dearer than that is no saving, though its contests cost more singly.
 *
 * @param offered all that can be taken, contests, packets and passes
 * @returns how much less that costs, and whether a packet or a pass makes it so; null where the bundle is the cheapest way
 */
export function cheaperThan(
  bundle: Bundle,
  offered: readonly PricedOffer[],
): { by: number; with: 'packet' | 'pass' } | null {
  const contests = offered
    .filter(
      ({ group_num, ...one }) => !isBundle(one) && bundle.packet.groupNums.includes(group_num),
    )
    .toSorted((one, other) => one.price - other.price)
  const range = isPass(bundle) ? { min: 1, max: contests.length } : bundle.packet
  const most = Math.min(range.max, contests.length)
  if (most === 0) return null
  const rivals = offered.filter(
    (one): one is Bundle => isBundle(one) && one.group_num !== bundle.group_num,
  )
  // The claim is made of any so many contests: the cheapest and the dearest of them tell.
  const arrangements = [contests.slice(0, most), contests.slice(contests.length - most)].map(
    (chosen) => cheapestArrangement(chosen, rivals),
  )
  const best = arrangements.toSorted((one, other) => one.price - other.price)[0]
  if (!best || best.with === null || best.price >= bundle.price) return null
  return { by: bundle.price - best.price, with: best.with }
}

function isBundle({ tags, packet }: Pick<PricedOffer, 'tags' | 'packet'>): boolean {
  return packet !== null && (isPacket({ tags }) || isPass({ tags }))
}

/** What contests cost under the cheapest pass, in packets and singly. */
interface Arrangement {
  price: number
  with: 'packet' | 'pass' | null
}

/** These contests under one pass at most, in packets and singly. */
function cheapestArrangement(
  chosen: readonly PricedOffer[],
  rivals: readonly Bundle[],
): Arrangement {
  const packets = rivals.filter(isPacket)
  const passes = [null, ...rivals.filter(isPass)]
  const arrangements = passes.map((pass): Arrangement => {
    const amountOf = (one: PricedOffer) =>
      pass?.packet.groupNums.includes(one.group_num) ? 0 : one.price
    const held = fillPackets(chosen, packets, amountOf, false) ?? chosen.map(() => null)
    const taken = new Set(held.filter((packet) => packet !== null))
    const singly = chosen.filter((_, index) => held[index] === null)
    const price = [...singly, ...taken].reduce((sum, one) => sum + amountOf(one), 0)
    return {
      price: price + (pass?.price ?? 0),
      with: pass ? 'pass' : taken.size > 0 ? 'packet' : null,
    }
  })
  return arrangements.reduce((best, one) => (one.price < best.price ? one : best))
}
