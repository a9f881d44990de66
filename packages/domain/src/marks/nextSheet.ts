import type { SheetOffer } from './sheetOffer.ts'

interface OfferedSheet {
  dance: string
  letter: string
  offer: SheetOffer
  /** `possible`: a device's, which nobody has to compare with paper. */
  check: 'asked' | 'possible' | null
}

/**
 * The sheet that the same person goes on with after one is finished: the next judge of the dance, then the next
 * dance, from the last one to the first.
 *
 * @param sheets all of a round: by dance, in the order of the panel
 * @param finished the one that was finished
 * @param action what was done with it: only the same is offered; a difference or a correction is somebody's choice,
 *   and so is the paper of a device's sheet that nobody asks for
 * @returns null where none is left
 */
export function nextSheet<Sheet extends OfferedSheet>(
  sheets: readonly Sheet[],
  finished: { dance: string; letter: string },
  action: 'type' | 'second',
): Sheet | null {
  const at = sheets.findIndex(
    ({ dance, letter }) => dance === finished.dance && letter === finished.letter,
  )
  const inOrder = [...sheets.slice(at + 1), ...sheets.slice(0, Math.max(0, at))]
  return inOrder.find(({ offer, check }) => offer.action === action && check !== 'possible') ?? null
}

/** The sheet that typing begins with: the first that nobody else types, then the first that is compared with paper; null: none. */
export function firstSheet<Sheet extends OfferedSheet>(sheets: readonly Sheet[]): Sheet | null {
  const toCheck = ({ offer, check }: Sheet) => check === 'asked' && offer.action === 'second'
  return sheets.find(({ offer }) => offer.action === 'type') ?? sheets.find(toCheck) ?? null
}
