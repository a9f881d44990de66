import type { PacketDefinition } from '../contest/contest.ts'

interface Contest {
  group_num: number
}

interface Packet {
  packet: PacketDefinition
}

/** A way to put the contests looked at so far into packets. */
interface Filling<P> {
  /** How many contests each packet holds; one that holds none may be missing. */
  counts: ReadonlyMap<P, number>
  /** The packet of each contest; null: none. */
  held: readonly (P | null)[]
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
export function fillPackets<C extends Contest, P extends Packet>(
  contests: readonly C[],
  packets: readonly P[],
  amountOf: (contest: C | P) => number,
  isPacketRequired: boolean,
): readonly (P | null)[] | null {
  let fillings: Filling<P>[] = [{ counts: new Map(), held: [], alone: 0 }]
  for (const contest of contests) {
    const ways = fillings.flatMap((filling) => [
      { ...filling, held: [...filling.held, null], alone: filling.alone + amountOf(contest) },
      ...packets.flatMap((packet) => withContest(filling, contest, packet)),
    ])
    fillings = cheapestByCounts(ways, packets)
  }
  const priced = fillings
    .filter(({ counts }) => [...counts].every(([{ packet }, count]) => count >= packet.min))
    .filter(({ counts }) => !isPacketRequired || counts.size > 0)
    .map(({ counts, held, alone }) => ({
      held,
      amount: [...counts.keys()].reduce((sum, packet) => sum + amountOf(packet), alone),
    }))
    .sort((one, other) => one.amount - other.amount)
  return priced[0]?.held ?? null
}

function withContest<P extends Packet>(
  { counts, held, alone }: Filling<P>,
  { group_num }: Contest,
  packet: P,
): Filling<P>[] {
  const count = counts.get(packet) ?? 0
  const { groupNums, max } = packet.packet
  if (!groupNums.includes(group_num) || count >= max) return []
  return [{ counts: new Map([...counts, [packet, count + 1]]), held: [...held, packet], alone }]
}

function cheapestByCounts<P>(fillings: readonly Filling<P>[], packets: readonly P[]): Filling<P>[] {
  const best = new Map<string, Filling<P>>()
  for (const filling of fillings) {
    const key = packets.map((packet) => filling.counts.get(packet) ?? 0).join(' ')
    const known = best.get(key)
    if (!known || filling.alone < known.alone) best.set(key, filling)
  }
  return [...best.values()]
}
