import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const mark = style({ flex: 'none', width: '1em', height: '1em' })
export const dark = style({ fill: vars.accentEdge })
export const light = style({ fill: vars.accentEdge, opacity: 0.55 })
