import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const sections = style({ display: 'grid', gap: space.xlarge, maxWidth: 800 })
