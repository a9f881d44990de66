import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, numberSize, space } from '../../../theme/scale.ts'

export const day = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  paddingBlock: space.small,
  borderTop: `2px solid ${vars.ink}`,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const number = style({
  fontSize: numberSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: 1.1,
})

export const term = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})

export const fresh = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}px`,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const live = style({ '@media': { print: { display: 'none' } } })
