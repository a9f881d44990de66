import sharp from 'sharp'

import { seededRandom } from './random.ts'

/** Twice the size that is recommended for the slot: sharp on dense screens too. */
const WIDTH = 800
const HEIGHT = 400

/** Where the floor meets the wall, and how wide a board is there and at the front edge. */
const HORIZON = 240
const BOARD = { back: 24, front: 68 }

export interface BannerPlan {
  /** `#rrggbb` of the team. */
  accent: string
  /** Gives the same picture for the same number. */
  seed: number
}

/** Draws a dance floor under spotlights in the team's colour. No text: no font is the same everywhere. */
export function drawBanner(plan: BannerPlan): Promise<Buffer> {
  return sharp(Buffer.from(bannerSvg(plan)))
    .webp({ quality: 82 })
    .toBuffer()
}

function bannerSvg({ accent, seed }: BannerPlan): string {
  const random = seededRandom(seed)
  const middle = WIDTH / 2 + random.int(-60, 60)
  const boards = Array.from({ length: 44 }, (_, n) => {
    const corner = (at: number, width: number, y: number) => `${middle + at * width},${y}`
    const points = [
      corner(n - 22, BOARD.back, HORIZON),
      corner(n - 21, BOARD.back, HORIZON),
      corner(n - 21, BOARD.front, HEIGHT),
      corner(n - 22, BOARD.front, HEIGHT),
    ].join(' ')
    return `<polygon points="${points}" fill="#fff" fill-opacity="${random.int(4, 22) / 100}" stroke="#000" stroke-opacity=".3"/>`
  })
  const beams = Array.from({ length: 4 }, (_, n) => {
    const top = WIDTH * (0.1 + 0.27 * n) + random.int(-30, 30)
    const bottom = random.int(80, WIDTH - 80)
    const spread = random.int(70, 120)
    return (
      `<polygon points="${top},-20 ${bottom - spread},330 ${bottom + spread},330" fill="url(#beam)"/>` +
      `<ellipse cx="${bottom}" cy="330" rx="${spread}" ry="26" fill="#fff" opacity=".16"/>`
    )
  })
  const sparks = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${random.int(0, WIDTH)}" cy="${random.int(0, 240)}" r="${random.int(1, 4)}" fill="#fff" opacity="${random.int(8, 40) / 100}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="hall" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient>
<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${accent}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hall)"/>
${boards.join('')}${beams.join('')}${sparks.join('')}
</svg>`
}
