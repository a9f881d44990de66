import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { planks, TILE } from '@parket/ui/components/herringbone'
import { brandVariables } from '@parket/ui/theme/brand'
import type { ShareCard } from '../rendering.ts'
import { drawLine, wrap } from './typeface.ts'

/** The size that messengers ask for. */
export const CARD = { width: 1200, height: 630 }

const MARGIN = 72
/** Where the floor, or the event's banner, begins. */
const PICTURE_FROM = 800
const TEXT_WIDTH = PICTURE_FROM - MARGIN - 40

interface CardTeam {
  name: string
  /** `#rrggbb` */
  accent: string
}

/** The tenant's own card: its name on its floor. */
export function teamCard(team: CardTeam): ShareCard {
  return { svg: draw(team.accent, textBlock(team.name, []), false), picture: null }
}

/** An event's card: what, when, where, whose. */
export function eventCard(
  team: CardTeam,
  event: EventHeading & { banner_url: string | null },
): ShareCard {
  const where = event.city === '' ? [] : [event.city]
  const words = textBlock(event.name, [formatEventDates(event), ...where])
  const brand = line(team.name, { size: 30, y: MARGIN + 30, opacity: 0.85 })
  return {
    svg: draw(team.accent, brand + words, event.banner_url !== null),
    picture: event.banner_url,
  }
}

/** The name as large as its length allows, at the bottom the facts. */
function textBlock(name: string, facts: readonly string[]): string {
  const size = name.length > 90 ? 46 : name.length > 40 ? 58 : 76
  const height = size * 1.16
  const most = Math.floor(310 / height)
  const lines = wrap(name, size, TEXT_WIDTH, most)
  const top = CARD.height / 2 - ((lines.length - 1) * height) / 2 + size * 0.36
  const drawn = lines.map((text, index) => line(text, { size, y: top + index * height }))
  const bottom = CARD.height - MARGIN
  const details = facts
    .toReversed()
    .map((text, index) => line(shorten(text), { size: 34, y: bottom - index * 46, opacity: 0.92 }))
  return [...drawn, ...details].join('')
}

function shorten(text: string): string {
  return wrap(text, 34, TEXT_WIDTH, 1)[0] ?? ''
}

interface LineLook {
  size: number
  /** Of the base line. */
  y: number
  opacity?: number
}

function line(text: string, { size, y, opacity = 1 }: LineLook): string {
  const shown = wrap(text, size, TEXT_WIDTH, 1)[0] ?? ''
  const { path } = drawLine(shown, size)
  return `<path d="${path}" transform="translate(${MARGIN} ${y})" fill-opacity="${opacity}"/>`
}

/** @param isWindow whether the right part is left open for a picture beneath */
function draw(accent: string, words: string, isWindow: boolean): string {
  const { light } = brandVariables(accent)
  const fill = light['--p-accent']
  const onFill = light['--p-on-accent']
  const { width, height } = CARD
  const picture = isWindow ? '' : floor(fill, onFill)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${PICTURE_FROM}" height="${height}" fill="${fill}"/>
${picture}
<g fill="${onFill}">${words}</g>
</svg>`
}

/** The herringbone of the product, in the tenant's colour. */
function floor(fill: string, onFill: string): string {
  return `<defs><pattern id="f" width="${TILE.width}" height="${TILE.height}" patternUnits="userSpaceOnUse" patternTransform="scale(30)" stroke="${fill}" stroke-width=".14">
<path d="${planks.falling}" fill="${onFill}" fill-opacity=".24"/><path d="${planks.rising}" fill="${onFill}" fill-opacity=".1"/></pattern></defs>
<rect x="${PICTURE_FROM}" width="${CARD.width - PICTURE_FROM}" height="${CARD.height}" fill="${fill}"/>
<rect x="${PICTURE_FROM}" width="${CARD.width - PICTURE_FROM}" height="${CARD.height}" fill="url(#f)"/>`
}
