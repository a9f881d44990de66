import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'
import { darkStates, lightStates, palettesOf } from '@parket/domain/brand/palette'

const { light, dark } = palettesOf({ accent: DEFAULT_ACCENT })
const sizes = { control: '44px', corner: '14px', cell: '12px' }

/** Values of the theme contract in the light; what follows from the accent is the default team's. */
export const lightTokens = { ...lightStates, ...light, ...sizes }

/** Values of the theme contract in the dark. */
export const darkTokens = { ...darkStates, ...dark, ...sizes }
