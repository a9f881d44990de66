import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, radius, space } from '../../../theme/scale.ts'

export const drop = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  padding: space.large,
  border: `2px dashed ${vars.line2}`,
  borderRadius: radius.panel,
  background: vars.wash,
  fontWeight: fontWeight.strong,
})

export const contests = style({ display: 'grid', gap: space.large, listStyle: 'none' })

export const contest = style({ display: 'grid', gap: space.xsmall, overflowWrap: 'anywhere' })

export const lines = style({ paddingInlineStart: space.large })
