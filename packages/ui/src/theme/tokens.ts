import { brandVariables, DEFAULT_ACCENT } from './brand.ts'
import type { BrandVariables } from './brand.ts'
import { darkPalette, lightPalette } from './palette.ts'
import type { Palette } from './palette.ts'

interface Depth {
  backdrop: string
  shadow: string
  shadowHigh: string
}

function themeTokens(palette: Palette, brand: BrandVariables, depth: Depth) {
  return {
    ...palette,
    ...depth,
    focus: brand['--p-focus'],
    accent: {
      fill: brand['--p-accent-fill'],
      fillHover: brand['--p-accent-fill-hover'],
      onFill: brand['--p-accent-on-fill'],
      edge: brand['--p-accent-edge'],
      text: brand['--p-accent-text'],
      soft: brand['--p-accent-soft'],
      softHover: brand['--p-accent-soft-hover'],
      line: brand['--p-accent-line'],
    },
    control: '44px',
    cell: '12px',
  }
}

const brand = brandVariables(DEFAULT_ACCENT)

/** Values of the theme contract by day; the accent is the default team's. */
export const lightTokens = themeTokens(lightPalette, brand.light, {
  backdrop: 'rgb(40 32 24 / 0.42)',
  shadow: '0 1px 2px rgb(60 48 36 / 0.06)',
  shadowHigh: '0 1px 2px rgb(60 48 36 / 0.06), 0 12px 40px -8px rgb(60 48 36 / 0.2)',
})

/** Values of the theme contract by night. */
export const darkTokens = themeTokens(darkPalette, brand.dark, {
  backdrop: 'rgb(0 0 0 / 0.6)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.4)',
  shadowHigh: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 40px -8px rgb(0 0 0 / 0.7)',
})
