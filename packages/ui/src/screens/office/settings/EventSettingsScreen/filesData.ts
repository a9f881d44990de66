import type { FileSlotState } from '@parket/domain/files/fileSlotState'

/** A place for a file of the event and what is to become of it. */
export interface FilePlace {
  /** One of the four slots, or the UUID of another file. */
  id: string
  state: FileSlotState
  /** Address of the chosen picture, made by the page; null where it is none. */
  chosenPreviewUrl: string | null
  /** What speaks against the chosen file, though it can be sent. */
  warnings: readonly string[]
}

/**
 * The files of the event: marked here, applied by saving the event (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export interface EventFilesView {
  /** The four slots, then the other files. */
  places: readonly FilePlace[]
  isSaving: boolean
  /** How many of the last save failed: they stay marked and can be sent again. */
  failed: number
  /** Why nothing could be saved, in Russian. */
  problem: string | null
  onChoose: (id: string, file: File) => void
  /** Gives a file of no slot. */
  onAdd: (file: File) => void
  onDelete: (id: string) => void
  onRevert: (id: string) => void
  onDownload: (id: string) => void
  /** Sends again what failed. */
  onRetry: () => void
  onStop: () => void
}
