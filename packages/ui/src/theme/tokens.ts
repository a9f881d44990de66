import { brandPalettes, DEFAULT_ACCENT } from './brand.ts'
import { darkStates, lightStates } from './palette.ts'

const { light, dark } = brandPalettes(DEFAULT_ACCENT)
const sizes = { control: '44px', corner: '14px', cell: '12px' }

/** Values of the theme contract in the light; what follows from the accent is the default team's. */
export const lightTokens = { ...light, ...lightStates, ...sizes }

/** Values of the theme contract in the dark. */
export const darkTokens = { ...dark, ...darkStates, ...sizes }
