import type { PacketDefinition } from '../contest/contest.ts'

interface Filled {
  group_num: number
  packet: PacketDefinition | null
}

/** A way to put the contests looked at so far into packets. */
interface Filling<T> {
  /** How many contests each packet holds. */
  counts: readonly number[]
  /** The packet of each contest; null: none. */
  held: readonly (T | null)[]
  /** What the contests cost that are in no packet. */
  alone: number
}

/**
 * The cheapest way to put contests into packets: each into one at most, each packet empty or with as many as it
 * takes. Goes through the contests one by one; of all ways that fill the packets equally only the cheapest
 * goes on, so that the work grows with the sizes of packets and not with the number of ways.
 *
 * @param amountOf kopecks of a contest or a packet
 * @param isPacketRequired at least one has to be taken
 * @returns the packet of each contest, in the order given; null where there is no way
 */
export function fillPackets<T extends Filled>(
  contests: readonly T[],
  packets: readonly T[],
  amountOf: (contest: T) => number,
  isPacketRequired: boolean,
): (T | null)[] | null {
  let fillings: Filling<T>[] = [{ counts: packets.map(() => 0), held: [], alone: 0 }]
  for (const contest of contests) {
    fillings = cheapestByCounts(
      fillings.flatMap((filling) => [
        {
          ...filling,
          held: [...filling.held, null],
          alone: filling.alone + amountOf(contest),
        },
        ...packets.flatMap((packet, index) => withContest(filling, contest, packet, index)),
      ]),
    )
  }
  const priced = fillings
    .filter(({ counts }) => packets.every(({ packet }, index) => isSettled(counts[index], packet)))
    .filter(({ counts }) => !isPacketRequired || counts.some((count) => count > 0))
    .map(({ counts, held, alone }) => ({
      held,
      amount: packets.reduce(
        (sum, packet, index) => sum + (counts[index] ? amountOf(packet) : 0),
        alone,
      ),
    }))
    .sort((one, other) => one.amount - other.amount)
  return priced[0] ? [...priced[0].held] : null
}

function withContest<T extends Filled>(
  { counts, held, alone }: Filling<T>,
  { group_num }: T,
  packet: T,
  index: number,
): Filling<T>[] {
  const count = counts[index] ?? 0
  const takes = packet.packet?.groupNums.includes(group_num) && count < packet.packet.max
  return takes ? [{ counts: counts.with(index, count + 1), held: [...held, packet], alone }] : []
}

function isSettled(count: number | undefined, packet: PacketDefinition | null): boolean {
  return !count || count >= (packet?.min ?? 0)
}

function cheapestByCounts<T>(fillings: readonly Filling<T>[]): Filling<T>[] {
  const best = new Map<string, Filling<T>>()
  for (const filling of fillings) {
    const key = filling.counts.join(' ')
    const known = best.get(key)
    if (!known || filling.alone < known.alone) best.set(key, filling)
  }
  return [...best.values()]
}
