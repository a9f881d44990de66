import type { Say } from '@parket/domain/format/sayOf'
import type { ContestsTextName } from '../../../texts/wizard/contestsTexts.ts'

/** Beside a price (kopecks) that each of several dancers pays; null for one dancer, and where there is nothing to pay. */
export function priceNote(
  price: number,
  dancerCount: number,
  say: Say<ContestsTextName>,
): string | null {
  return dancerCount > 1 && price > 0 ? say('perDancer') : null
}
