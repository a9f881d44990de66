import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight, radius, space, type } from '../../../../theme/scale.ts'

export const panel = style({
  marginTop: space.medium,
  maxWidth: 720,
  '@media': { print: { display: 'none' } },
})

export const title = style({ marginBottom: space.xsmall, ...type.heading })

export const draw = style({
  minHeight: 48,
  marginBlock: space.small,
  padding: `0 ${space.large}px`,
  border: 0,
  borderRadius: radius.tile,
  background: vars.accent,
  color: vars.onAccent,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})

export const list = style({ listStyle: 'none', borderTop: `2px solid ${vars.ink}` })

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  minHeight: 56,
  padding: `${space.xsmall}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const numbers = style({
  minWidth: 104,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const names = style({ flex: '1 1 180px', minWidth: 0 })
export const note = style({
  display: 'block',
  marginTop: space.xsmall,
  color: vars.ink2,
  ...type.small,
})

const control = {
  minHeight: 44,
  padding: `0 ${space.small}px`,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
} as const

/** It takes away what is there: never the first to be seen. */
export const again = style({ ...control, marginBlock: space.small, cursor: 'pointer' })

export const count = style({ ...control, cursor: 'pointer' })
