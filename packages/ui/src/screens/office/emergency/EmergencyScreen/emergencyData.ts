import type { Decided, FilePairs, TypedDecision } from '@parket/domain/emergency/decided'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import type { TypedMarks } from '@parket/domain/emergency/typed'
import type { TypingCursor } from '@parket/domain/emergency/typing'

/** What of the file is shown. */
export interface EmergencyPlace {
  /** Null where the event has no round yet. */
  roundId: number | null
  /** Of the round; '' : the first. */
  dance: string
  show: 'marks' | 'sheets' | 'result' | 'people'
}

/** A decision as it is taken down; who and when are the file's. */
export type DecisionDraft = Pick<TypedDecision, 'kind' | 'entries' | 'text'>

export interface EmergencyScreenProps {
  /** What the file carries, with what was decided in it. */
  file: EmergencyFile
  /** What was decided in it. */
  decided: Decided
  /** What was typed into it. */
  typed: TypedMarks
  /** What of it is shown. */
  place: EmergencyPlace
  /** Where the next mark goes. */
  cursor: TypingCursor
  /** Who types; it goes with the marks. */
  typedBy: string
  /** Whether this browser keeps what is typed over a reload; where it does not, a copy has to be saved. */
  isKept: boolean
  /** «14:41», when a copy was saved last; null: not yet. */
  copiedAt: string | null
  /** What opening a copy came to; null: none was opened. */
  opened: string | null
  /** Shows another round, dance or paper. */
  onPlace: (place: Partial<EmergencyPlace>) => void
  /** A key of a mark. */
  onKey: (key: string) => void
  /** Goes to another cell. */
  onCursor: (cursor: TypingCursor) => void
  /** Takes down a decision about a round. */
  onDecide: (roundId: number, decision: DecisionDraft) => void
  /** Takes back a decision that was taken down here. */
  onWithdraw: (roundId: number, at: number) => void
  /** Draws the pairs of a final. */
  onDraw: (roundId: number) => void
  /** Changes the pairs of a final. */
  onPairs: (roundId: number, pairs: FilePairs) => void
  /** Says who types. */
  onTypedBy: (name: string) => void
  /** Saves a copy of the marks as a file. */
  onSave: () => void
  /** Opens a saved copy. */
  onOpen: (copy: File) => void
  /** Opens the browser's printing. */
  onPrint: () => void
}
