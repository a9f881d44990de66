import type { PacketDefinition } from './contest.ts'

/** What happens to the numbers where contests are put in another order. */
export const numberings = ['stay', 'follow', 'consecutive'] as const

/** The numbers stay with their contests, the same numbers follow the new order, or it is counted again from 1. */
export type Numbering = (typeof numberings)[number]

interface OrderedContest {
  id: string
  group_num: number
  sort: number
  packet: PacketDefinition | null
}

/** What an order gives to a contest. */
export interface ContestPlace {
  id: string
  group_num: number
  sort: number
  packet: PacketDefinition | null
}

/**
 * Contests in a new order: `sort` counts from 1, numbers as `numbering` says, and packets name the same contests by
 * their new numbers (docs/rules/events-and-contests.md, «Order and numbers»: «packets and PAY-GROUP follow»).
 *
 * @param contests all of the event, in the order wanted
 */
export function arrangeContests(
  contests: readonly OrderedContest[],
  numbering: Numbering,
): { places: ContestPlace[]; numbers: ReadonlyMap<number, number> } {
  const sorted = contests.map(({ group_num }) => group_num).sort((one, other) => one - other)
  const numberAt = (index: number, own: number): number => {
    if (numbering === 'stay') return own
    return numbering === 'follow' ? (sorted[index] ?? own) : index + 1
  }
  const numbers = new Map(
    contests.map(({ group_num }, index) => [group_num, numberAt(index, group_num)]),
  )
  const places = contests.map(({ id, group_num, packet }, index) => ({
    id,
    group_num: numberAt(index, group_num),
    sort: index + 1,
    packet: packetByNumbers(packet, numbers),
  }))
  return { places, numbers }
}

/** A packet with the new numbers of its contests; the same object where none has changed. */
export function packetByNumbers(
  packet: PacketDefinition | null,
  numbers: ReadonlyMap<number, number>,
): PacketDefinition | null {
  if (packet === null) return null
  const groupNums = packet.groupNums.map((number) => numbers.get(number) ?? number)
  const isSame = groupNums.every((number, index) => number === packet.groupNums[index])
  return isSame ? packet : { ...packet, groupNums }
}
