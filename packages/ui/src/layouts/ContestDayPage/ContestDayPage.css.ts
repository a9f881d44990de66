import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  minWidth: 0,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall}px ${space.medium}px`,
  margin: 0,
  color: vars.ink2,
  '@media': { print: { display: 'none' } },
})
