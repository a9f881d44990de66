/** A round of what is on, as everybody may know it. */
export interface NowRound {
  role: 'leader' | 'follower' | null
  type: 'main' | 'hope' | 'redance'
  dances: readonly string[]
  /** Start numbers; null while it is not public who dances. */
  heats: readonly (readonly number[])[] | null
  /**
   * The heats that were let out, the last one last; `at` is an ISO instant. Left out by a process of the version
   * before, which still answers during an update.
   */
  released?: readonly { dance: string; heat: number; at: string }[]
  /** The heat that was let out last is on the floor. */
  is_on_floor: boolean
  /** Null while it is not published. */
  goes_on: readonly number[] | null
}

/** An item of the day; its times are ISO instants. */
export interface NowItem {
  id: number
  kind: 'round' | 'break' | 'ceremony'
  title: string
  group_num: number | null
  round_index: number | null
  state: 'ahead' | 'running' | 'over' | 'skipped'
  start: string
  expected_start: string
  expected_end: string
  rounds: readonly NowRound[]
  result: 'none' | 'waiting' | 'published'
}

export interface NowFloor {
  floor: string
  /** Minutes; negative where it is early. */
  delay: number
  items: readonly NowItem[]
}
