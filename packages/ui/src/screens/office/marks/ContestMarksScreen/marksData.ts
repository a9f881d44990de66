import { markedRows, type DancedPair, type MarkedRow } from '@parket/domain/marks/markedRows'
import type { SheetOf } from '@parket/domain/marks/sheetOf'
import type { SheetPass } from '@parket/domain/marks/sheets'
import type { RoundStatus } from '@parket/domain/round/status'
import type { RoundKind } from '@parket/domain/scoring/resultFile'

/** A round that marks are typed for. */
export interface MarkedRound {
  id: number
  /** «1/2», with the role where leaders and followers dance apart. */
  label: string
}

export interface MarkedEntryItem {
  registration_id: number
  start_number: number
  /** From 1. */
  heat: number
  dancers: readonly string[]
  status: 'danced' | 'not_present' | 'withdrawn' | 'disqualified'
  reason: string
}

/** A line of the sheet: an entry, or a pair by the number of one of them. */
export type MarkedRowItem = MarkedRow<MarkedEntryItem>

export interface SeatItem {
  letter: string
  role: 'chief' | 'line' | 'scrutineer'
  /** Who sat there, in order. */
  judges: readonly { judge_id: number; name: string }[]
  /** The dance from which on nobody sits there; null: somebody does in all of them. */
  empty_from: string | null
  /** The dances whose marks are asked of nobody there. */
  empty_in: readonly string[]
}

export interface SheetItem {
  id: number
  dance: string
  attempt: number
  letter: string
  pass: SheetPass
  user_id: number | null
  /** The station that it is typed at, or marked on. */
  station_id: number | null
  finished_at: string | null
  /** From a judge's paper, or from a judge's device. */
  source: 'paper' | 'station'
  /** Who looks may still enter it a second time, so its marks are not told. */
  is_hidden: boolean
  marks: readonly { registration_id: number; values: readonly (number | null)[] }[]
  /** Who of the two said yes to these marks where their entries differ. */
  agreements: readonly {
    user_id: number | null
    station_id: number | null
    name: string
    reason: string
  }[]
}

/** A trainee's marks of a dance. */
export interface TraineeSheetItem {
  dance: string
  attempt: number
  letter: string
  /** '' where nobody knows any more. */
  name: string
  /** Null while the trainee still marks. */
  finished_at: string | null
  marks: SheetItem['marks']
}

/** A decision on the record. */
export interface DecisionItem {
  id: number
  kind: 'cut' | 'tie' | 'order' | 'deduction' | 'attempt' | 'seat'
  /** The one that is repeated, or from which on a seat is empty. */
  dance: string | null
  /** Of the seat that is left empty. */
  letter: string | null
  /** 1 or 0 for who goes on, the chief judge's 1, 2, …, tenths off. */
  entries: readonly { registration_id: number; value: number }[]
  /** Why. */
  text: string
  /** Whose it is. */
  office: 'chief' | 'organiser'
  at: string
}

/** Marks and decisions of a round as they are now (`GET …/marks`). */
export interface RoundMarksItem {
  round_id: number
  status: RoundStatus
  kind: RoundKind
  advance: number
  /** Of points, maxima in tenths. */
  criteria: readonly { name: string; max: number }[]
  dances: readonly { name: string; attempt: number }[]
  /** In the order of the sheet. */
  entries: readonly MarkedEntryItem[]
  /** Who dances with whom in a Jack & Jill final; none in any other round. */
  pairs: readonly DancedPair[]
  seats: readonly SeatItem[]
  /** Where two entries differ a third decides; else the two may agree. */
  third_decides: boolean
  /** Sheets typed at the station of who looks, while somebody else was named there. */
  renamed_sheets: readonly number[]
  sheets: readonly SheetItem[]
  /** What trainees gave beside the panel: never counted. Told to the office and the chief judge. */
  trainee_sheets: readonly TraineeSheetItem[]
  /** Sheets of devices that have to be compared with their paper. */
  paper_checks: readonly SheetOf[]
  differences: readonly {
    dance: string
    letter: string
    registration_id: number
    criterion: number
    first: number | null
    second: number | null
  }[]
  /** Those that stand, in the order they were made. */
  decisions: readonly DecisionItem[]
  /** What is left to do, in Russian. */
  problems: readonly string[]
  going_on: readonly number[]
  undecided: readonly number[]
  /** Where a round that is drawn already differs from who goes on now. */
  next: {
    round_id: number
    would_go_on: readonly number[]
    would_drop_out: readonly number[]
  } | null
}

/** The lines of the sheet, in its order. */
export function rowsOf({
  entries,
  pairs,
}: Pick<RoundMarksItem, 'entries' | 'pairs'>): MarkedRowItem[] {
  return markedRows(entries, pairs)
}

/** «№ 12»; of a pair «№ 12 и № 45». */
export function rowNumbers({ start_number, partner }: MarkedRowItem): string {
  return partner === null ? `№ ${start_number}` : `№ ${start_number} и № ${partner.start_number}`
}
