import { safeAccent } from './brand.ts'
import { pictureColours, type PictureColours, type PictureTone } from './pictureColours.ts'

/** The custom property of each colour. Inside a picture the ground's roles are those of its tone. */
const property = {
  ground: '--p-ground',
  onGround: '--p-on-ground',
  onGround2: '--p-on-ground-2',
  groundTile: '--p-ground-tile',
  seam: '--p-picture-seam',
  shade: '--p-picture-shade',
  front: '--p-picture-front',
  frontFar: '--p-picture-front-far',
  back: '--p-picture-back',
  backFar: '--p-picture-back-far',
  pleat: '--p-picture-pleat',
  trace: '--p-picture-trace',
} as const satisfies Record<keyof PictureColours, string>

/** Which elements take a tone: `data-picture` names it, the dark theme overrules it. */
const selectors: Record<PictureTone, string> = {
  colour: '[data-picture=colour]',
  dusk: '[data-picture=dusk]',
  dawn: '[data-picture=dawn]',
  stage: '[data-picture=stage],[data-theme=dark] [data-picture]',
  paper: '[data-picture][data-picture=paper]',
}
const tones = Object.keys(selectors) as PictureTone[]

/** On paper every picture is drawn for paper. */
const PRINTED = '[data-picture][data-picture]'

export interface PictureRule {
  selector: string
  /** Custom properties with their values. */
  vars: Record<string, string>
  isPrint: boolean
}

/**
 * Rules that give pictures their colours, all tones.
 * @param accent `#rrggbb`; anything else gives the colours of the default accent
 */
export function pictureRules(accent: string): PictureRule[] {
  const varsOf = (tone: PictureTone) => {
    const colours = Object.entries(pictureColours(safeAccent(accent), tone))
    return Object.fromEntries(
      colours.map(([name, colour]) => [property[name as keyof PictureColours], colour]),
    )
  }
  return [
    ...tones.map((tone) => ({ selector: selectors[tone], vars: varsOf(tone), isPrint: false })),
    { selector: PRINTED, vars: varsOf('paper'), isPrint: true },
  ]
}

/**
 * {@link pictureRules} as the text of a `<style>` element, beside `brandStyleText` on a page with pictures of events.
 * It holds nothing of its argument but colours computed here.
 */
export function pictureStyleText(accent: string): string {
  const texts = pictureRules(accent).map(({ selector, vars, isPrint }) => {
    const declarations = Object.entries(vars).map(([name, value]) => `${name}:${value}`)
    const rule = `${selector}{${declarations.join(';')}}`
    return isPrint ? `@media print{${rule}}` : rule
  })
  return texts.join('')
}
