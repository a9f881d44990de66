import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const mark = style({ width: '1em', height: '1em', flex: 'none' })
export const front = style({ fill: vars.accentEdge })
/** Darker in the light, and in the dark less bright. */
export const back = style({ fill: `color-mix(in srgb, ${vars.accentEdge} 50%, #000000)` })
