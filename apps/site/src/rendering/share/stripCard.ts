import type { Brand } from '@parket/domain/brand/brand'
import { eventColours } from '@parket/domain/brand/eventColours'
import { pictureFormats } from '@parket/ui/picture/formats'
import { pictureSvg } from '@parket/ui/picture/pictureSvg'
import type { ShareCard } from '../rendering.ts'

/** At twice the size of the head of a letter. */
const STRIP = { width: 1120, height: 288 }

/** The ribbon of an event without words: the head of its letters, which say the rest as text. */
export function stripCard(team: Brand, event: { id: number }): ShareCard {
  const { width, height } = STRIP
  const colours = eventColours(team, event.id)
  const picture = pictureSvg(String(event.id), pictureFormats.letter, colours)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${picture}</svg>`
  return { svg, picture: null }
}
