import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space.medium })

export const fields = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const submit = style({ display: 'grid', justifyItems: 'start' })

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none' })

export const lines = style({ display: 'grid', gap: space.xsmall, listStyle: 'none', minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const points = style({
  fontSize: fontSize.headline,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
