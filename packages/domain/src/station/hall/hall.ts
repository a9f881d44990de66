import type { Instant } from '../../format/date.ts'
import type { SessionItemKind } from '../../timetable/fields.ts'
import type { DayItemState } from '../../timetable/expectedTimes.ts'
import type { RoundRole, RoundType } from '../../round/extraRound.ts'

/** What the marshal says of an entry of a heat: it is there, was called for the last time, has not come. */
export const callStates = ['present', 'called', 'missing'] as const

export type CallState = (typeof callStates)[number]

export function isCallState(value: unknown): value is CallState {
  return callStates.some((state) => state === value)
}

/** A heat on its way to the floor. */
export interface Outing {
  round_id: number
  /** Of a round of one heat the first one: it stays on the floor for all. */
  dance: string
  /** From 1. */
  heat: number
}

export interface HallEntry {
  registration_id: number
  start_number: number
  dancers: readonly { last_name: string; first_name: string }[]
  troupe: string
  city: string
  club: string
  is_late: boolean
  /** Left the round, by a decision. */
  exit: 'not_present' | 'withdrawn' | 'disqualified' | null
}

export interface HeatCall {
  dance: string
  heat: number
  registration_id: number
  state: CallState
}

/** A round whose heats are locked, or that runs. */
export interface HallRound {
  id: number
  contest_id: string
  index: number
  type: RoundType
  role: RoundRole
  status: 'locked' | 'running'
  dances: readonly string[]
  heats: readonly (readonly HallEntry[])[]
  calls: readonly HeatCall[]
  /** `n` rises with each release. */
  releases: readonly { n: number; dance: string; heat: number; at: Instant }[]
}

export interface HallItem {
  kind: SessionItemKind
  title: string
  group_num: number | null
  label: string | null
  state: DayItemState
  expected_start: Instant | null
  minutes: number | null
  dances: readonly string[]
  rounds: readonly HallRound[]
}

export interface HallFloor {
  floor: string
  delay: number
  on_floor: Outing | null
  items: readonly HallItem[]
}

/** What the marshal, the announcer and the one who plays the music see (`GET /api/events/{id}/hall`). */
export interface Hall {
  now: Instant
  dance_seconds: number
  floors: readonly HallFloor[]
}
