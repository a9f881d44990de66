import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import type { SessionItemKind } from '@parket/domain/timetable/fields'
import type { Mend } from '@parket/domain/timetable/mend'
import type { Timed } from '@parket/domain/timetable/timetable'
import type { FreeTime } from '@parket/domain/timetable/waits'

/** An item of the timetable as it is edited. */
export interface TimetableItem {
  id: number
  kind: SessionItemKind
  contest_id: string | null
  round_index: number | null
  /** Of a break or a ceremony; a round is named after its contest. */
  title: string
  minutes: number
  /** Minutes that it begins later than the item before ends. */
  delay: number
  /** Where the public saw it first; null: nothing was changed since, or the timetable is a draft. */
  publishedStart: string | null
  publishedSessionId: number | null
}

/** A session: what happens on one floor. */
export interface TimetableFloor {
  id: number
  number: number
  title: string
  floor: string
  start: string
  items: readonly TimetableItem[]
}

/** A floor with the times of its items, and when nothing is planned on it. */
export interface TimedFloor extends Omit<TimetableFloor, 'items'> {
  items: readonly Timed<TimetableItem>[]
  free: readonly FreeTime[]
}

/** A contest in the timetable. */
export interface TimetableContest {
  group_num: number
  group_name: string
  section: string
  /** Whether judges give marks in it. */
  isJudged: boolean
  /** Entries and heats by round index. */
  rounds: readonly { round_index: number; entries: number; heats: number }[]
  judges: readonly number[]
}

/** A round that stands nowhere yet. */
export interface UnplacedRound {
  contest_id: string
  round_index: number
  minutes: number
}

export interface TimetableData {
  /** The sessions of this part of the event, floor by floor. */
  floors: readonly TimetableFloor[]
  /** The event's other sessions: what stands here may conflict with what stands there. */
  elsewhere: readonly TimetableFloor[]
  contests: ReadonlyMap<string, TimetableContest>
  /** Names by id. */
  dancers: ReadonlyMap<number, string>
  judges: ReadonlyMap<number, { name: string; letter: string | null }>
  /** Those with an item of these floors. */
  conflicts: readonly TimetableConflict[]
  /** What would mend a conflict. */
  mendsOf: (conflict: TimetableConflict) => readonly Mend[]
  unplaced: readonly UnplacedRound[]
  /** Since when the public sees the timetable; null while it is a draft, undefined until it is known. */
  publishedAt: string | null | undefined
  minRest: number
  timeZone: string
}

/** What is dragged: an item of a floor, or a round that stands nowhere yet. */
export type Dragged = { itemId: number } | { round: UnplacedRound }

export interface TimetableActions {
  onMove: (itemId: number, to: { sessionId: number; index: number }) => void
  onPlace: (round: UnplacedRound, to: { sessionId: number; index: number } | null) => void
  /** Gives all rounds that stand nowhere their places, after what is planned. */
  onPlaceAll: () => void
  onRemove: (itemId: number) => void
  onChange: (itemId: number, change: { minutes?: number; title?: string }) => void
  onDelay: (itemId: number, minutes: number) => void
  onAdd: (kind: 'break' | 'ceremony', to: { sessionId: number; index: number }) => void
  onMend: (mend: Mend) => void
  /** Puts everything where the public saw it first. */
  onTakeBack: () => void
}
