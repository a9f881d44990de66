import type { DiplomaReach } from '@parket/domain/contest/papers'
import type { PaperChange, SessionPaper, SheetOrder } from '@parket/domain/round/sessionPapers'
import type { SessionItemKind } from '@parket/domain/timetable/fields'
import type { DayContest } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { DayResult } from '../../results/resultOfDay.ts'
import type { Paper, PaperPerson, RoundItem } from '../ContestPaperScreen/paperData.ts'

/** A contest with a round in the session. */
export type SessionPaperContest = DayContest & { id: string } & Paper['contest']

/** A round of the session's timetable. */
export type SessionPaperRound = RoundItem & { contest_id: string }

/** What was printed of one paper, and what changed since. */
export interface PaperPrints {
  paper: SessionPaper
  /** How often. */
  times: number
  /** ISO instants: the first time and the last. */
  first_at: string
  at: string
  /** Who printed it last; null where the account is gone. */
  by: string | null
  /** Rounds whose paper is another now, or was never printed. */
  changed: readonly PaperChange[]
}

/** Everything that the papers of a session say. */
export interface SessionPapers {
  /** Whose picture the diplomas carry. */
  eventId: number
  /** Whose brand the diplomas carry. */
  team: Paper['team']
  session: {
    number: number
    title: string
    floor: string
    start: string
    items: readonly {
      id: number
      kind: SessionItemKind
      contest_id: string | null
      round_index: number | null
      title: string
      minutes: number
      start: string
    }[]
  }
  contests: readonly SessionPaperContest[]
  rounds: readonly SessionPaperRound[]
  people: readonly (PaperPerson & { start_number: number })[]
  results: readonly (DayResult & { contest_id: string })[]
  prints: readonly PaperPrints[]
}

/** What is printed, as the address has it. */
export interface SessionPaperChoice {
  papers: readonly SessionPaper[]
  /** Everything, or what changed since the last print; null: what changed, where something was printed. */
  scope: 'all' | 'changed' | null
  order: SheetOrder
  /** Of heat lists, judges' sheets and the announcer's list: rounds that are not judged yet, or all. */
  rounds: 'ahead' | 'all'
  reach: DiplomaReach
  /** The word a diploma is headed with: «Диплом», «Грамота». */
  title: string
}

/** A sheet to print: one paper of a round, of a contest, or of the session. */
export interface PlannedSheet {
  key: string
  paper: SessionPaper
  round: SessionPaperRound | null
  contest: SessionPaperContest | null
  /** Of a judge's sheet. */
  letter: string | null
  /** Rounds that are noted as printed. */
  rounds: readonly SessionPaperRound[]
  /** How many sheets of paper it is. */
  count: number
  /** Why it is printed again; null: nothing changed, or it was never printed. */
  change: PaperChange | null
  /** Whether it is printed where only what changed is. */
  isNew: boolean
}
