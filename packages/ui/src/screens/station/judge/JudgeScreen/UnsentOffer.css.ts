import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'
import * as refused from './Refusals.css.ts'

/** A row as that of refused marks, in the colour of a warning. */
export const offer = style([refused.refusals, { background: vars.warnTint }])

export const head = refused.head

export const more = style({ flex: 'none', color: vars.warn, fontWeight: fontWeight.strong })
