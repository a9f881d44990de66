import { style } from '@vanilla-extract/css'
import { fontWeight, space } from '../../../theme/scale.ts'

export const asked = style({ fontWeight: fontWeight.strong })

export const contests = style({ display: 'grid', gap: space.large, listStyle: 'none' })

export const contest = style({ display: 'grid', gap: space.xsmall, overflowWrap: 'anywhere' })

export const lines = style({ paddingInlineStart: space.large })
