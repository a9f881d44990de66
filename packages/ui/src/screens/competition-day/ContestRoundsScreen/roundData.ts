import type { RoundType } from '@parket/domain/round/extraRound'
import type { RoundStatus } from '@parket/domain/round/status'

/** An entry in a heat. */
export interface HeatItem {
  registration_id: number
  start_number: number
  /** Names. */
  dancers: readonly string[]
  city: string
  /** It came after the heats were locked. */
  is_late: boolean
}

/** A round with its heats. */
export interface RoundItem {
  id: number
  role: 'leader' | 'follower' | null
  /** 0 is the final. */
  index: number
  /** The hope round is danced by those who did not go on at once, a redance repeats a round. */
  type: RoundType
  label: string
  status: RoundStatus
  /** How many go on; 0 from the final. */
  advance: number
  /** Its own, a part of the contest's; null: all of them. */
  dances: readonly string[] | null
  /** The heats follow from it until somebody moves an entry; null before the draw. */
  seed: string | null
  heats: readonly (readonly HeatItem[])[]
  /** `heat` from 0. */
  conflicts: readonly { heat: number; reason: string }[]
  /** Everybody sees its marks, not only who goes on. */
  marks_published: boolean
}
