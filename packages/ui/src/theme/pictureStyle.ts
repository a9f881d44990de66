import { safeAccent, type Brand } from '@parket/domain/brand/brand'
import { pictureColours, type PictureColours } from '@parket/domain/brand/pictureColours'
import { fixedToneOf, type PictureTone } from '@parket/domain/brand/pictureTone'

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

/** Whether an event may have the tone: in the dark theme and on paper all have one. */
function isOnScreen(tone: PictureTone): boolean {
  return tone !== 'stage' && tone !== 'paper'
}

export interface PictureRule {
  selector: string
  /** Custom properties with their values. */
  vars: Record<string, string>
  isPrint: boolean
}

/**
 * Rules that give pictures their colours: those of the tone of each, or those of the team's one tone.
 * @param brand an accent that is no `#rrggbb` gives the colours of the default one
 */
export function pictureRules(brand: Brand): PictureRule[] {
  const fixed = fixedToneOf(brand)
  const varsOf = (tone: PictureTone) => {
    const shown = fixed !== null && isOnScreen(tone) ? fixed : tone
    const colours = Object.entries(pictureColours(safeAccent(brand.accent), shown, brand.greys))
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
export function pictureStyleText(brand: Brand): string {
  const texts = pictureRules(brand).map(({ selector, vars, isPrint }) => {
    const declarations = Object.entries(vars).map(([name, value]) => `${name}:${value}`)
    const rule = `${selector}{${declarations.join(';')}}`
    return isPrint ? `@media print{${rule}}` : rule
  })
  return texts.join('')
}
