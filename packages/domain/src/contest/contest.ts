/** Dancers per entry (docs/rules/events-and-contests.md, «Fields of a contest»). */
export interface DancerCounts {
  min_count: number
  max_count: number
}

/** Ages, both inclusive; null = no bound (docs/rules/events-and-contests.md, «Age»). */
export interface AgeBounds {
  min_age: number | null
  max_age: number | null
}

/** What a PACKET contest bundles, or a PASS covers: contests by group number. */
export interface PacketDefinition {
  groupNums: readonly number[]
  min: number
  max: number
}

/** What the public lists and labels read of a contest. */
export interface ListedContest extends DancerCounts, AgeBounds {
  group_num: number
  group_name: string
  section: string
  tags: readonly string[]
}

/** What the rules of registration read of a contest. */
export interface RegistrationContest extends ListedContest {
  id: string
  status: string
  jnj_role_split: boolean
  packet: PacketDefinition | null
}
