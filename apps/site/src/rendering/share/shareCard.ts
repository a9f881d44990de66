import type { Brand } from '@parket/domain/brand/brand'
import { eventColours } from '@parket/domain/brand/eventColours'
import { pictureColours, type PictureColours } from '@parket/domain/brand/pictureColours'
import { fixedToneOf } from '@parket/domain/brand/pictureTone'
import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { pictureFormats } from '@parket/ui/picture/formats'
import { pictureSvg } from '@parket/ui/picture/pictureSvg'
import type { ShareCard } from '../rendering.ts'
import { drawLine, wrapText } from './typeface.ts'

/** The size that messengers ask for. */
export const CARD = { width: 1200, height: 630 }

const MARGIN = 72
/** Where the event's own banner begins, and how far the drawn picture leaves room for words. */
const BANNER_FROM = 800
const ROOM = CARD.width * pictureFormats.share.keepFree[0].right
/** A card with a banner has more room, but its lines break alike. */
const TEXT_WIDTH = ROOM - MARGIN - 24

interface CardTeam extends Brand {
  name: string
}

/** The tenant's own card: its name beside its own picture. */
export function teamCard(team: CardTeam): ShareCard {
  const colours = pictureColours(team.accent, fixedToneOf(team) ?? 'colour', team.greys)
  const picture = pictureSvg(team.name, pictureFormats.share, colours)
  return { svg: draw(colours, textBlock(colours, team.name, []), picture), picture: null }
}

/** An event's card: what, when, where, whose, beside its picture or the organiser's banner. */
export function eventCard(
  team: CardTeam,
  event: EventHeading & { id: number; banner_url: string | null },
): ShareCard {
  const colours = eventColours(team, event.id)
  const where = event.city === '' ? [] : [event.city]
  const words = textBlock(colours, event.name, [formatEventDates(event), ...where])
  const brand = line(team.name, { size: 30, y: MARGIN + 30, fill: colours.onGround2 })
  const picture =
    event.banner_url === null ? pictureSvg(String(event.id), pictureFormats.share, colours) : null
  return { svg: draw(colours, brand + words, picture), picture: event.banner_url }
}

/** The name as large as its length allows, at the bottom the facts. */
function textBlock(
  { onGround, onGround2 }: PictureColours,
  name: string,
  facts: readonly string[],
): string {
  const size = name.length > 90 ? 40 : name.length > 40 ? 50 : 68
  const height = size * 1.16
  const most = Math.floor(310 / height)
  const lines = wrapText(name, size, TEXT_WIDTH, most)
  const top = CARD.height / 2 - ((lines.length - 1) * height) / 2 + size * 0.36
  const drawn = lines.map((text, index) =>
    line(text, { size, y: top + index * height, fill: onGround }),
  )
  const bottom = CARD.height - MARGIN
  const details = facts
    .toReversed()
    .map((text, index) =>
      line(shorten(text), { size: 34, y: bottom - index * 46, fill: onGround2 }),
    )
  return [...drawn, ...details].join('')
}

function shorten(text: string): string {
  return wrapText(text, 34, TEXT_WIDTH, 1)[0] ?? ''
}

interface LineLook {
  size: number
  /** Of the base line. */
  y: number
  fill: string
}

function line(text: string, { size, y, fill }: LineLook): string {
  const shown = wrapText(text, size, TEXT_WIDTH, 1)[0] ?? ''
  const { path } = drawLine(shown, size)
  return `<path d="${path}" transform="translate(${MARGIN} ${y})" fill="${fill}"/>`
}

/** @param picture null where the right part is left open for a banner beneath */
function draw({ ground }: PictureColours, words: string, picture: string | null): string {
  const { width, height } = CARD
  const floor = `<path fill="${ground}" d="M0 0h${BANNER_FROM}v${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${picture ?? floor}
${words}
</svg>`
}
