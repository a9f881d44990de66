import { createHash } from 'node:crypto'

import type { PacketDefinition } from '@parket/domain/contest/contest'
import type { ContestStatus, Scoring } from '@parket/domain/contest/status'

/** A contest of invented data, whole. */
export interface DemoContest {
  id: string
  event_id: number
  group_num: number
  group_name: string
  section: string
  min_count: number
  max_count: number
  min_age: number | null
  max_age: number | null
  status: ContestStatus
  tags: string[]
  price: number
  capacity: number | null
  scoring: Scoring
  dances: string[]
  heat_size: number
  sort: number
  jnj_role_split: boolean
  packet: PacketDefinition | null
}

export type DemoContestInput = Pick<DemoContest, 'group_num' | 'group_name'> &
  Partial<Omit<DemoContest, 'id' | 'event_id' | 'group_num' | 'group_name' | 'price'>> & {
    /** Roubles per dancer. */
    rubles: number
    /** Dancers per entry, `[min, max]`; one when absent. */
    count?: [number, number]
    /** Both inclusive; no bound when absent. */
    age?: [number, number]
  }

/** A contest with what is usual where nothing else is said; its id follows from event and number. */
export function demoContest(event_id: number, input: DemoContestInput): DemoContest {
  const { rubles, count: [min_count, max_count] = [1, 1], age, ...rest } = input
  return {
    id: demoUuid(`contest ${event_id}/${input.group_num}`),
    event_id,
    section: '',
    min_count,
    max_count,
    min_age: age?.[0] ?? null,
    max_age: age?.[1] ?? null,
    status: 'open',
    tags: [],
    price: rubles * 100,
    capacity: null,
    scoring: 'points',
    dances: [input.section ?? input.group_name],
    heat_size: max_count > 2 ? 1 : 8,
    sort: input.group_num,
    jnj_role_split: false,
    packet: null,
    ...rest,
  }
}

/** The same UUID (version 8) for the same name, so that links into the demo stay good. */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
