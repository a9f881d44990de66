import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight, numberSize, radius, space, type } from '../../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space.small })

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.ink2,
})

export const preview = style({
  display: 'grid',
  gap: space.small,
  paddingBlockStart: space.small,
  borderBlockStart: `2px solid ${vars.ink}`,
})

export const count = style({ color: vars.ink2 })

export const number = style({
  color: vars.accentText,
  fontSize: numberSize.small,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
})

export const sample = style({
  display: 'grid',
  gap: space.xsmall,
  padding: space.medium,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.tile,
  overflowWrap: 'anywhere',
})

export const to = style({ color: vars.ink2 })

export const subject = style(type.heading)

export const text = style({ whiteSpace: 'pre-line' })
