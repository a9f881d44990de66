import type { Board, BoardRound } from '@parket/domain/station/board/board'
import type { BoardTask } from '@parket/domain/station/board/tasks'
import type {
  DecisionDialogProps,
  DecisionKind,
} from '../../../office/marks/ContestMarksScreen/ContestMarksScreen.tsx'
import type { Outcome } from '../../../office/parts/OutcomeAlert.tsx'
import type { UnsentLoad } from '../../staff/UnsentPicker.tsx'
import type { KeptFileState } from '../../staff/KeptFile.tsx'
import type { LatePanelProps } from '../../staff/LatePanel.tsx'
import type { StaffHead } from '../../staff/StaffPage.tsx'

/** A hope round or a redance that is being added. */
export interface ExtraRoundForm {
  round: BoardRound
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  /** @param advance how many go on from a hope round */
  onSubmit: (type: 'hope' | 'redance', advance: number) => void
  onClose: () => void
}

/** What is open in the column beside the floors. */
export type ChiefPanel =
  | { kind: 'loading' }
  | ({ kind: 'decision'; round: BoardRound } & { form: DecisionDialogProps })
  | ({ kind: 'late' } & LatePanelProps)
  | ({ kind: 'extra' } & ExtraRoundForm)

export interface ChiefView {
  head: StaffHead
  /** Null while it is on its way. */
  board: Board | null
  /** Null: what waits is listed. */
  panel: ChiefPanel | null
  /** The file of a tablet that could not send. */
  unsent: UnsentLoad
  /** The emergency file on this device. */
  emergency: KeptFileState
  /** Of the event. */
  timeZone: string
  /** The round whose step is being taken. */
  busy: number | null
  /** What the last step came to. */
  outcome: Outcome | null
}

export interface ChiefActions {
  /** Counts a round that runs. */
  onCount: (round: BoardRound) => void
  /** Opens a counted round again. */
  onReopen: (round: BoardRound) => void
  /** Says to everybody who goes on. */
  onAnnounce: (round: BoardRound) => void
  onDecide: (round: BoardRound, kind: DecisionKind) => void
  /** Adds a hope round or a redance. */
  onExtra: (round: BoardRound) => void
  /** The file of a tablet was chosen. */
  onUnsentFile: (file: File) => void
  /** Saves the emergency file where the person says. */
  onSaveEmergency: () => void
  onTask: (task: BoardTask) => void
  /** Shows the sheets of a round, those of trainees too, and what was decided about it. */
  onSheets: (round: BoardRound) => void
  /** Shows the places of a contest, to approve or publish them. */
  onPlaces: (round: BoardRound) => void
}

export interface ChiefScreenProps {
  /** Everything that is shown. */
  view: ChiefView
  /** What the chief judge does. */
  actions: ChiefActions
}
