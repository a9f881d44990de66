import sharp from 'sharp'

import { seededRandom } from '../../modules/events/rehearsal/random.ts'

/** Twice the size that is recommended for the slot: sharp on dense screens too. */
const WIDTH = 800
const HEIGHT = 400

/** Where the hall ends and the floor begins to shine. */
const HORIZON = 260

export interface BannerPlan {
  /** `#rrggbb` of the team. */
  accent: string
  /** Gives the same picture for the same number. */
  seed: number
}

/** Draws the lights of a hall out of focus, as on a photo. No text: no font is the same everywhere. */
export function drawBanner(plan: BannerPlan): Promise<Buffer> {
  return sharp(Buffer.from(bannerSvg(plan)))
    .webp({ quality: 82 })
    .toBuffer()
}

function bannerSvg({ accent, seed }: BannerPlan): string {
  const random = seededRandom(seed)
  const light = (smallest: number, largest: number, strength: number) => {
    const r = random.int(smallest, largest)
    const [x, y] = [random.int(0, WIDTH), random.int(0, HORIZON)]
    const fill = random.int(0, 3) === 0 ? '#ffd9a0' : '#ffffff'
    const opacity = (strength * random.int(40, 100)) / 10_000
    // The floor mirrors it, longer and fainter.
    return (
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>` +
      `<ellipse cx="${x}" cy="${2 * HORIZON - y + 20}" rx="${r}" ry="${r * 2}" fill="${fill}" opacity="${opacity / 3}"/>`
    )
  }
  const lights = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="hall" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".82"/><stop offset=".65" stop-color="#000" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".78"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="near"><feGaussianBlur stdDeviation="1.500"/></filter>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${accent}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hall)"/>
<g filter="url(#far)">${lights(14, () => light(40, 90, 26))}</g>
<g filter="url(#near)">${lights(26, () => light(8, 34, 34))}</g>
</svg>`
}
