import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const filters = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(200px, 2fr) repeat(auto-fit, minmax(160px, 1fr))',
    },
  },
})

/** Several facts in one cell. */
export const lines = style({ display: 'grid', gap: 2, listStyle: 'none', minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: vars.textSecondary, fontSize: fontSize.small })
