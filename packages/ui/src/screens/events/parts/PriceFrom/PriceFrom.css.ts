import { style } from '@vanilla-extract/css'
import { fontWeight } from '../../../../theme/scale.ts'

export const sums = style({ minWidth: 0 })

export const price = style({ fontWeight: fontWeight.strong, whiteSpace: 'nowrap' })
