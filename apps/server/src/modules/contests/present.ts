import type { components } from '@parket/api-client/schema'

import type { ContestRow } from '../../records/contests.ts'

export function presentContest(contest: ContestRow): components['schemas']['Contest'] {
  return {
    id: contest.id,
    event_id: contest.event_id,
    group_num: contest.group_num,
    group_name: contest.group_name,
    min_count: contest.min_count,
    max_count: contest.max_count,
    min_age: contest.min_age,
    max_age: contest.max_age,
    section: contest.section,
    status: contest.status,
    tags: contest.tags,
    price: contest.price,
    capacity: contest.capacity,
    scoring: contest.scoring,
    dances: contest.dances,
    heat_size: contest.heat_size,
    sort: contest.sort,
    jnj_role_split: contest.jnj_role_split,
    packet: presentPacket(contest.packet),
    active_count: contest.active_count,
    waiting_count: contest.waiting_count,
    version: contest.version,
  }
}

function presentPacket(packet: ContestRow['packet']): components['schemas']['PacketRule'] | null {
  return packet && { groupNums: [...packet.groupNums], min: packet.min, max: packet.max }
}
