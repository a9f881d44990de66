import {
  DEFAULT_ACCENT,
  greyTemperatures,
  pictureTones,
  type Brand,
} from '@parket/domain/brand/brand'
import { isHexColour } from '@parket/domain/brand/oklch'
import { demoBrands } from './demoBrands.ts'

/**
 * The brand that the workshop's toolbar or address names: by the accent of a team, `#d3ec9b`, or with all that was
 * chosen, `d3ec9b-warm-dawn`.
 */
export function brandOf(global: string = DEFAULT_ACCENT): Brand {
  const [digits = '', ...words] = global.split('-')
  const accent = `#${digits.replace('#', '')}`
  if (!isHexColour(accent)) return { accent: DEFAULT_ACCENT }
  const greys = greyTemperatures.find((one) => words.includes(one))
  const tone = pictureTones.find((one) => words.includes(one))
  return words.length === 0
    ? (demoBrands.find(([, brand]) => brand.accent === accent)?.[1] ?? { accent })
    : { accent, ...(greys && { greys }), ...(tone && { picture_tone: tone }) }
}

/** How the workshop's address names a brand, as it can stand there. */
export function brandGlobal({ accent, greys = 'accent', picture_tone = 'in_turn' }: Brand): string {
  return [accent.slice(1), greys, picture_tone].join('-')
}
