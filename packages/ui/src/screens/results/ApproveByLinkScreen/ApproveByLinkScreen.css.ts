import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const changes = style({ paddingInlineStart: space.medium })
