import type { components } from '@parket/api-client/schema'
import type { Brand } from '@parket/domain/brand/brand'
import { eventColours } from '@parket/domain/brand/eventColours'
import type { PictureColours } from '@parket/domain/brand/pictureColours'
import { contestTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { sharedPlace } from '@parket/domain/rating/words'
import { pictureFormats } from '@parket/ui/picture/formats'
import { pictureSvg } from '@parket/ui/picture/pictureSvg'
import type { ShareCard } from '../rendering.ts'
import { drawText } from './cardLines.ts'
import { drawLine } from './typeface.ts'

type Result = Pick<
  components['schemas']['ContestResult'],
  'group_num' | 'group_name' | 'section' | 'places'
>
type Place = Result['places'][number]

/** `wide`: beside a link; `tall`: what a dancer posts. */
export type CardShape = 'wide' | 'tall'

interface Layout {
  width: number
  height: number
  margin: number
  /** Of the words: where they begin and end. */
  top: number
  room: number
  /** Sizes of letters, px. */
  figure: number
  name: number
  fact: number
}

const layouts: Readonly<Record<CardShape, Layout>> = {
  wide: {
    width: 1200,
    height: 630,
    margin: 72,
    top: 72,
    room: 576,
    figure: 150,
    name: 44,
    fact: 28,
  },
  tall: {
    width: 1080,
    height: 1350,
    margin: 80,
    top: 660,
    room: 920,
    figure: 190,
    name: 60,
    fact: 38,
  },
}

const formats = { wide: pictureFormats.share, tall: pictureFormats.shareTall } as const

interface CardOptions {
  team: Brand & { name: string }
  event: EventHeading & { id: number }
  shape: CardShape
}

/**
 * A contest's result on the ribbon of its event: the first three, or the place of one start number. Names are what the
 * public page shows; without consent there is the number alone.
 *
 * @returns null where no place of it is public
 */
export function resultCard(
  { team, event, shape }: CardOptions,
  result: Result,
  number: number | null,
): ShareCard | null {
  const shown =
    number === null
      ? bestOf(result.places)
      : result.places.filter(({ start_number }) => start_number === number)
  if (shown.length === 0) return null
  const [own] = shown
  const { margin, top, room, figure, name, fact, height } = layouts[shape]
  const colours = eventColours(team, event.id)
  const { onGround, onGround2 } = colours
  const words: string[] = []
  let y = top
  const add = (text: string, size: number, fill: string, most: number, x = margin) => {
    const drawn = drawText(text, { x, y }, { size, fill, width: room - (x - margin), most })
    words.push(drawn.svg)
    y += drawn.height
  }
  if (number !== null && own) {
    const figures = `${shown.map(({ place, place_to }) => sharedPlace(place, place_to)).join(' и ')}\u00A0место`
    add(figures, fitted(figures, figure, room), onGround, 1)
    y += fact * 0.4
    add(whoOf(own), name, onGround, 2)
  } else {
    for (const one of shown) {
      const lineTop = y
      add(sharedPlace(one.place, one.place_to), name, onGround2, 1)
      y = lineTop
      const x = margin + drawLine('3–5', name).width + name * 0.5
      const size = Math.max(name * 0.6, fitted(whoOf(one), name, room - (x - margin)))
      add(whoOf(one), size, onGround, 1, x)
      y = lineTop + name * 1.5
    }
  }
  y += fact * 0.5
  add(contestTitle(result), fact, onGround, 2)
  // The event and whose it is stand at the foot, wherever the words above end.
  const foot = [`${event.name}, ${formatEventDates(event)}`, team.name]
  y = height - margin - foot.length * fact * 1.2
  for (const text of foot) add(text, fact, onGround2, 1)
  return { svg: drawCard(shape, String(event.id), colours, words.join('')), picture: null }
}

/** «Я танцую»: for who is registered; whom it is of nobody is told. */
export function dancerCard({ team, event, shape }: CardOptions): ShareCard {
  const { margin, top, room, figure, name, fact, height } = layouts[shape]
  const colours = eventColours(team, event.id)
  const { onGround, onGround2 } = colours
  const title = drawText(
    'Я\u00A0танцую',
    { x: margin, y: top },
    {
      size: figure * 0.7,
      fill: onGround,
      width: room,
      most: 1,
    },
  )
  const heading = drawText(
    event.name,
    { x: margin, y: top + title.height + fact },
    {
      size: name,
      fill: onGround,
      width: room,
      most: 3,
    },
  )
  const facts = [[formatEventDates(event), event.city].filter(Boolean).join(', '), team.name]
  const drawn = facts.map(
    (text, index) =>
      drawText(
        text,
        { x: margin, y: height - margin - (facts.length - index) * fact * 1.2 },
        { size: fact, fill: onGround2, width: room, most: 1 },
      ).svg,
  )
  const words = [title.svg, heading.svg, ...drawn].join('')
  return { svg: drawCard(shape, String(event.id), colours, words), picture: null }
}

/** Room for so many. */
const MOST_SHOWN = 4

/** The first three, of a Jack & Jill the first of each role; of equal places all or none. */
function bestOf(places: readonly Place[]): Place[] {
  const isByRole = places.some(({ role }) => role !== null)
  const best = places.filter(({ place }) => place <= (isByRole ? 1 : 3))
  const isShown = ({ place }: Place) =>
    best.filter((other) => other.place <= place).length <= MOST_SHOWN
  return best.filter(isShown)
}

/** «3–5 место» is wider than the room at the size of «1 место». */
function fitted(text: string, size: number, room: number): number {
  return Math.min(size, Math.floor((size * room) / drawLine(text, size).width))
}

function drawCard(shape: CardShape, seed: string, colours: PictureColours, words: string): string {
  const { width, height } = layouts[shape]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${pictureSvg(seed, formats[shape], colours)}
${words}
</svg>`
}

function whoOf({ names, start_number }: Place): string {
  return names.length > 0 ? names.join(', ') : `№\u00A0${start_number}`
}
