import type { Brand } from './brand.ts'
import { pictureColours, type PictureColours } from './pictureColours.ts'
import { fixedToneOf, toneOf } from './pictureTone.ts'

/** The colours of an event's picture: in the tone that its team chose, else in the event's own. */
export function eventColours(brand: Brand, eventId: number | string): PictureColours {
  return pictureColours(brand.accent, fixedToneOf(brand) ?? toneOf(eventId), brand.greys)
}
