export interface SavedFile {
  blob: Blob
  /** With its extension. */
  name: string
}

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ blob, name }: SavedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
