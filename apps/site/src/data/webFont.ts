import { ownFont } from '@parket/ui/theme/scale'
import { localStore } from './browserStorage.ts'

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

/**
 * Gives the system's face the rouble sign if it has none. After the page is shown: few systems lack it, and
 * a page that asks for it from the start is laid out an eighth slower.
 */
export function completeSystemFace(): void {
  const { dataset } = document.documentElement
  if (dataset['face'] === 'system' && lacksRouble()) dataset['rouble'] = 'own'
}

/** What no face has is drawn as one sign, as wide as that of a character which does not exist. */
function lacksRouble(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = '16px system-ui'
  return pen.measureText('₽').width === pen.measureText('\u0378').width
}

/** Draws the page with our typeface from here on, if it has come. */
export function showOwnFace(): void {
  if (document.fonts.check(FACE, LETTERS)) delete document.documentElement.dataset['face']
}
