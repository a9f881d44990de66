import type { JudgeRound } from '@parket/domain/station/judge/judgeRound'
import type { JudgeSheet } from '@parket/domain/station/judge/judgeSheet'
import type { PointsField, PointsKey, TypedPoints } from '@parket/domain/station/judge/pointsKeypad'
import type { ScoreKey, TypedScore } from '@parket/domain/station/judge/scoreKeypad'
import type { Refusal } from '@parket/domain/station/device/refusals'
import type { StatusSlotProps } from '../../../../components/StatusSlot/StatusSlot.tsx'

/** What a judge's device shows of the dance that is marked. */
export interface JudgeView {
  /** The judge's letter. */
  letter: string
  round: JudgeRound
  /** The place of the dance among those of the round. */
  dance: number
  sheet: JudgeSheet
  /** The place of the mark that a tap puts, among `brushesOf(round)`. */
  brush: number
  /** A tap puts a private note instead. */
  isNoting: boolean
  /** The last tap was one too many. */
  isRefused: boolean
  /** The heat that is shown. */
  heat: number
  /** The heat on the floor; null: it is not known. */
  heatOnFloor: number | null
  /** What the keypad types into; of points only. */
  typed: TypedPoints | null
  /** The same of a final by scores. */
  typedScore: TypedScore | null
  /** Who does not dance any more. */
  out: readonly number[]
  /** Who has come into the round since it was opened. */
  added: readonly number[]
  /** Whose marks the device could not keep. */
  unsaved: readonly number[]
  /** Where the button leads after the dance is handed in: a dance, or the next round; null: nowhere. */
  next: string | null
  /** Rows that the server refused and the judge has not read yet. */
  refusals: readonly Refusal[]
  /** How many marks wait for the server for minutes; 0: none do. */
  waitingLong: number
  status: Pick<StatusSlotProps, 'tone' | 'icon' | 'fact' | 'children' | 'aside'>
  /** `sent`: can be changed until the round is closed; `broken`: goes on on paper. */
  phase: 'marking' | 'sent' | 'closed' | 'broken'
}

export interface JudgeActions {
  /** A number was tapped; of a final by scores it is the next to be typed. */
  onTap: (number: number) => void
  /** A place was chosen for a number. */
  onPlace: (number: number, place: number) => void
  onKey: (key: PointsKey) => void
  onField: (field: PointsField) => void
  onScoreKey: (key: ScoreKey) => void
  onBrush: (brush: number) => void
  onHeat: (heat: number) => void
  onNoting: () => void
  onUndo: () => void
  /** All marks of the dance are taken back. */
  onClear: () => void
  /** The dance is handed in. */
  onSend: () => void
  /** What was handed in is changed. */
  onChange: () => void
  /** The judge has read what was refused. */
  onRefusalsRead: () => void
  /** Marks that wait for long are saved as a file. */
  onSave: () => void
  /** On to the next dance or round. */
  onNext: () => void
}

export interface JudgeScreenProps {
  /** The dance that is marked, as it stands. */
  view: JudgeView
  /** What is tapped and pressed. */
  actions: JudgeActions
}
