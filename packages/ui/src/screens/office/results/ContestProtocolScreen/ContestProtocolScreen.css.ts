import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

export const head = style({ display: 'grid', gap: space.xxsmall })

export const judges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.large}px`,
  marginTop: space.xsmall,
  listStyle: 'none',
})

export const round = style({ display: 'grid', gap: space.small, minWidth: 0 })

export const places = style({
  display: 'grid',
  gap: space.xxsmall,
  listStyle: 'none',
})

/** Signed on paper alone. */
export const signatures = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space.large, breakInside: 'avoid' } },
})

export const signature = style({
  display: 'flex',
  gap: space.medium,
  '::after': { content: '', flex: 1, borderBottom: '1px solid currentColor' },
})
