/** A file that is kept, as far as it is shown. */
export interface KeptFile {
  name: string
  /** Bytes; null where that is not known. */
  size: number | null
  /** Address of its picture; null where there is none. */
  previewUrl: string | null
}

/**
 * A place for a file and what is to become of it: «modified and delete flags» (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export interface FileSlotState<
  Kept extends KeptFile = KeptFile,
  Chosen extends { name: string; size: number } = { name: string; size: number },
> {
  /** What the server has; null for an empty place. */
  file: Kept | null
  /** Marked for upload. */
  modified: Chosen | null
  /** Marked for deletion. */
  delete: boolean
  /** Part sent, 0 to 1; null while it is not being sent. */
  progress: number | null
  /** Why applying it failed, in Russian. */
  problem: string | null
}
