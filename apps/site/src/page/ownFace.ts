import { ownFont } from '@parket/ui/theme/scale'
import { localStore } from '../browserStorage.ts'

/** Says in this browser that our typeface is in its cache. */
export const ownFaceKey = 'parket.face'

const FACE = `1em "${ownFont}"`
/** A letter of each file of the face. */
const LETTERS = 'яz'

/**
 * Fetches our typeface for the pages that follow: the first one neither waits for it (a tenth of a
 * second on a slow phone) nor moves when it comes.
 */
export async function fetchOwnFace(): Promise<void> {
  try {
    const faces = await document.fonts.load(FACE, LETTERS)
    if (faces.length > 0) localStore.write(ownFaceKey, 'own')
  } catch {
    // The system's face does as well.
  }
}

/** Draws the page with our typeface from here on, if it has come. */
export function showOwnFace(): void {
  if (document.fonts.check(FACE, LETTERS)) delete document.documentElement.dataset['face']
}
