import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../theme/scale.ts'

const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 30,
  height: 24,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

const edged = (colour: string, width = 1) => `inset 0 0 0 ${width}px ${colour}`

export const look = styleVariants({
  empty: [cell, { background: vars.page, color: vars.ink2, boxShadow: edged(vars.line) }],
  marking: [cell, { background: vars.page, color: vars.ink, boxShadow: edged(vars.line2) }],
  waiting: [cell, { background: vars.warnTint, color: vars.warn, boxShadow: edged(vars.warn) }],
  silent: [cell, { background: vars.badTint, color: vars.bad, boxShadow: edged(vars.bad, 2) }],
  differs: [cell, { background: vars.badTint, color: vars.bad, boxShadow: edged(vars.bad, 2) }],
  once: [cell, { background: vars.warnTint, color: vars.warn }],
  paper: [cell, { background: vars.warnTint, color: vars.warn }],
  done: [cell, { background: vars.tint, color: vars.accentText }],
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.medium}px`,
  margin: `${space.medium}px 0 0`,
  padding: 0,
  color: vars.ink2,
  fontSize: fontSize.small,
  listStyle: 'none',
})

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.xsmall })
