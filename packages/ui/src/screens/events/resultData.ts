import type { RoundType } from '@parket/domain/round/extraRound'
import type { Fraction } from '@parket/domain/scoring'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import type { TabledRound } from '@parket/domain/scoring/roundTable'

type Role = 'leader' | 'follower' | null

/** An entry's place; those who share one have the same range. */
export interface ShownPlace {
  start_number: number
  /** As the consents allow. */
  names: readonly string[]
  /** Empty where the consents do not allow it, as the studio. */
  city: string
  club: string
  role: Role
  place: number
  place_to: number
  /** «Лауреат I степени»; null where there is none. */
  degree: string | null
  /** What decided; null before the marks are public, like the two below. */
  rule: string | null
  /** How it came about, as an expert writes it. */
  line: string | null
  /** The same as a parent understands it. */
  sentence: string | null
}

/** By what a round is called. */
interface NamedRound {
  label: string
  type: RoundType
  role: Role
}

/** A line of the event's journal: what was written before cannot be changed without changing `head`. */
export interface PublicationLine {
  n: number
  head: string
  at: string
}

/** A published result without what stands in it. */
interface ResultHead {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  scoring: string
  version: number
  is_corrected: boolean
  published_at: string
  /** Until when the result can be protested against. */
  protest_until: string
  marks_published: boolean
  /** The ceremony is on: of the places only this one and those behind it are public; else null. */
  revealed_from_place: number | null
}

/** A contest in the list of an event's results. */
export interface ListedResult extends ResultHead {
  entries: number
  /** None before the places are public. */
  podium: readonly ShownPlace[]
  /** Rounds of which it is public who goes on, before the places are. */
  rounds: readonly (NamedRound & { index: number; going_on: number })[]
  /** Of the start number that was asked for. */
  own: OwnResult | null
}

export interface OwnResult {
  start_number: number
  names: readonly string[]
  places: readonly ShownPlace[]
  rounds: readonly (NamedRound & { goes_on: boolean })[]
}

/** A round of a published result; without marks before these are public. */
export interface ShownRound extends Omit<TabledRound, 'entries'> {
  index: number
  label: string
  type: RoundType
  role: Role
  /** Start numbers. */
  going_on: readonly number[]
  entries: (TabledRound['entries'][number] & { names: readonly string[] })[]
}

/** The draws of a round, in a line. */
export interface RoundDrawLine extends Pick<NamedRound, 'type' | 'role'> {
  index: number
  /** «Жеребьёвка № 2, зерно 5d1f6c1e…, перед ней 1: „ошибка в списке“». */
  line: string
}

/** The published result of a contest. */
export interface ShownResult
  extends ResultHead, Pick<ResultFile['contest'], 'drop_extremes' | 'tie_break' | 'criteria'> {
  /** Once marks are public. */
  panel: ResultFile['panel']
  corrections: readonly {
    version: number
    at: string
    reason: string
    /** What was and is. */
    changed: readonly string[]
  }[]
  /** From the first danced on. */
  rounds: readonly ShownRound[]
  /** The best first, leaders before followers. */
  places: readonly ShownPlace[]
  /** The line of the event's journal that published the places; null before. */
  journal: PublicationLine | null
}

/** Rating points of an entry, and the rule of the scheme that gave them. */
export interface EntryPoints {
  start_number: number
  points: Fraction
  rule: string
}
