import { style } from '@vanilla-extract/css'
import { type } from '../../../../theme/scale.ts'

export const name = style({ ...type.title, overflowWrap: 'break-word' })
