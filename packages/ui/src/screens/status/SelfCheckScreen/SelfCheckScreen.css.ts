import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../../theme/scale.ts'

export const checks = style({ listStyle: 'none' })

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'start',
  padding: `${space.small}px ${space.medium}px`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const title = style({ fontWeight: fontWeight.medium })

export const text = style({
  gridColumn: '1 / -1',
  fontSize: fontSize.small,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})
