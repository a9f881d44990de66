import type { Scoring } from '@parket/domain/contest/status'
import type { JudgeConflict } from '@parket/domain/judge/conflicts'
import type { JudgeRole } from '@parket/domain/judge/judge'
import type { RecordForm } from '../../parts/recordForm.ts'

/** A judge as the directory and the team know them. */
export interface JudgeItem {
  id: number
  last_name: string
  first_name: string
  city: string
  club: string
  category: string
}

/** A judge at the event. */
export interface EventJudgeItem {
  judge_id: number
  /** Null where the role has none. */
  letter: string | null
  role: JudgeRole
  judge: JudgeItem
}

/** Letter and role of a judge at the event. */
export interface SeatDraft {
  role: string
  letter: string | null
}

/** A judge whom the team enters itself. */
export interface OwnJudgeDraft extends SeatDraft {
  last_name: string
  first_name: string
  city: string
  club: string
  category: string
}

/** A contest that is judged, and who judges it. */
export interface ContestPanelItem {
  id: string
  group_num: number
  group_name: string
  section: string
  scoring: Scoring
  judgeIds: readonly number[]
  /** It has been judged: its panel stays. */
  isJudged: boolean
}

/** A judge is tied to entries of a contest: by club, city, or as their coach. */
export interface JudgeTie extends JudgeConflict {
  contest_id: string
  judge_id: number
  /** The same in all contests: one answer is for all of them. */
  key: string
  answer: { text: string; by: string } | null
}

/** Choosing a judge of the directory, or entering one of the own team, and the seat at the event. */
export interface SeatDialogProps {
  /** Null: whom to add is not chosen yet. */
  judge: JudgeItem | null
  /** Found in the directory by the words typed. */
  found: readonly JudgeItem[]
  q: string
  onSearch: (q: string) => void
  onChoose: (judge: JudgeItem) => void
  seat: RecordForm<SeatDraft>
  /** The judge is entered for the own team; null: one of the directory is chosen. */
  own: RecordForm<OwnJudgeDraft> | null
  onOwn: () => void
  onClose: () => void
}

/** What becomes of a judge who was pasted. */
export interface AddedJudgeItem {
  name: string
  city: string
  category: string
  club: string
  letter: string | null
  source: 'directory' | 'new' | 'there'
  /** Why it cannot be told who that is, in Russian. */
  fault: string | null
}
