import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../theme/scale.ts'

export const ticket = style({
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
  boxShadow: vars.shadow,
})

export const floor = style({ height: 40 })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
  padding: 'clamp(16px, 4vw, 32px)',
})

export const term = style({ fontSize: fontSize.small, color: vars.textSecondary })

export const figure = style({
  fontSize: 'clamp(2rem, 1.2rem + 4vw, 3.25rem)',
  fontWeight: fontWeight.strong,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const wide = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' })

export const contests = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const contest = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
})

globalStyle(`${contest} > svg`, {
  marginTop: '0.14em',
  fontSize: '1.25em',
  color: vars.tone.positive.text,
})

export const waiting = style({ paddingInlineStart: '1.2em', marginBottom: space.xsmall })
