import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { Outcome } from '../../parts/OutcomeAlert.tsx'
import type { JnjRole } from '@parket/domain/registration/request'
import type { Readiness } from '@parket/domain/round/readiness'
import type { RoundStatus } from '@parket/domain/round/status'
import type { DayItemState } from '@parket/domain/timetable/expectedTimes'

/** How far a judge is in a running round. */
export interface DayJudge {
  letter: string
  name: string
  /** One for each dance that the judge marks. */
  sheets: number
  counted: number
  /** Sheets that two people entered differently. */
  differs: number
}

/** A round that an item of the timetable is about: leaders and followers have one each. */
export interface DayRound {
  id: number
  role: JnjRole | null
  status: RoundStatus
  entries: number
  heats: number
  /** Of a running round; none otherwise. */
  judges: readonly DayJudge[]
}

/** An item of the day's timetable. */
export interface DayItem {
  id: number
  kind: 'round' | 'break' | 'ceremony'
  title: string
  session_id: number
  round_index: number | null
  /** ISO instants: as planned, and as to be expected. */
  start: string
  expected_start: string
  expected_end: string
  state: DayItemState
  started_at: string | null
  /** Of a round. */
  contest: { group_num: number; name: string; entries: number; minimum: number } | null
  readiness: Readiness | null
  /** The index of the round that is danced before it. */
  waits_for: number | null
  rounds: readonly DayRound[]
}

/** What one floor does today. */
export interface DayFloor {
  /** '' where the event has one floor without a name. */
  floor: string
  /** Minutes that it is late; negative where it is early. */
  delay: number
  /** The next break that makes up for the delay. */
  relief: { start: string; minutes: number } | null
  items: readonly DayItem[]
}

/** Something that waits for somebody. */
export interface DayTask {
  kind: 'tie' | 'differs' | 'count' | 'judges' | 'undrawn' | 'publish'
  title: string
  details: readonly string[]
  contest_id: string
  group_num: number
  round_id: number | null
  round_version: number | null
  since: string | null
}

/** A day of the event as it stands. */
export interface EventDay {
  /** ISO instant of the server's clock. */
  now: string
  day: string | null
  days: readonly string[]
  floors: readonly DayFloor[]
  tasks: readonly DayTask[]
}

/** A round that a bulk start takes on, or leaves with a reason. */
export interface RoundStart {
  item_id: number
  title: string
  /** How far it is before the change. */
  readiness: string
  text: string
}

export interface StartDialogProps {
  /** What would be started and what stands. */
  view: Loading | Failed | Ready<{ started: readonly RoundStart[]; stopped: readonly RoundStart[] }>
  /** How far it is on its way; null: not sent. */
  pending: 'locked' | 'running' | null
  /** Why it was refused, in Russian. */
  problem: string | null
  /** No answer came: it may have been done all the same. */
  isUnanswered: boolean
  /** Draws and locks the heats, or begins the rounds, too. */
  onStart: (until: 'locked' | 'running') => void
  /** Closes the dialog. */
  onClose: () => void
}

/** A session of a public draw. */
export interface DaySession {
  session_id: number
  number: number
  title: string
  /** Null before it is shown. */
  hash: string | null
  /** Null before the hall said them. */
  digits: string | null
  /** Items of the timetable that can be drawn now. */
  undrawn: readonly number[]
}

export interface PublicDrawsProps {
  sessions: readonly DaySession[]
  /** Whose hash or digits are on their way; null: nobody's. */
  pendingSession: number | null
  /** Why the last act was refused, in Russian. */
  problem: string | null
  /** Where everybody sees the draws. */
  href: string
  onShowHash: (sessionId: number) => void
  onDigits: (sessionId: number, digits: string) => void
  /** These rounds are to be drawn. */
  onDraw: (itemIds: readonly number[]) => void
}

/** Addresses that the day leads to. */
export interface DayLinks {
  home: string
  timetable: string
  /** The contests that are judged and not published, to be published together. */
  judged: string
  /** The papers of the session that is on, or comes next; null: the day has none. */
  papers: string | null
  /** A contest's rounds, by its number. */
  rounds: (groupNum: number) => string
  /** The marks of a round, or of the contest's running one. */
  marks: (groupNum: number, roundId: number | null) => string
  /** Where a task is done. */
  task: (task: DayTask) => string
}

export interface DayScreenProps extends EventOfficeScreen {
  /** The day, or why there is none. */
  view: Loading | Failed | NoRight | Ready<EventDay>
  /** Null while it is on its way. */
  event: (OfficeEvent & { time_zone: string }) | null
  /** Another day of the event is chosen. */
  onDayChange: (day: string) => void
  /** An item of the timetable has started, has ended, or neither. */
  onItemState: (itemId: number, state: 'running' | 'over' | 'ahead') => void
  /** Items whose state is on its way to the server. */
  pendingItems: ReadonlySet<number>
  /** These rounds are to be started: what stops which is shown first. */
  onStart: (itemIds: readonly number[]) => void
  /** Counts the rounds of these tasks, whose marks are all there. */
  onFinish: (tasks: readonly DayTask[]) => void
  /** They are being counted. */
  isFinishing: boolean
  /** The preview of a start; null: closed. */
  starting: StartDialogProps | null
  /** The public draw by session; null: the server draws. */
  publicDraws: PublicDrawsProps | null
  /** How old, in seconds, what is shown may be; null: changes are told at once. */
  delaySeconds: number | null
  /** What the last action came to. */
  outcome: Outcome | null
  /** Addresses that it leads to. */
  links: DayLinks
}
