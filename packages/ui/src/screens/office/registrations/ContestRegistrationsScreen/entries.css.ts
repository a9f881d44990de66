import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  '@media': { print: { display: 'none' } },
})

/** Buttons of a row, in one line on a table and one under another on a card. */
export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  '@media': { [media.mobile]: { gap: space.xsmall } },
})

export const effects = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const effect = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space.xsmall,
})

export const term = style({ color: vars.ink2 })
