import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, space } from '../../../theme/scale.ts'

export const sessions = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const summary = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}px`,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

export const items = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: space.small,
  overflowWrap: 'anywhere',
})

export const time = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.accentText,
})
