import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media } from '../../theme/scale.ts'

export const rows = style({ display: 'grid', gap: 10, listStyle: 'none', fontSize: fontSize.small })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) 4.5rem' },
  },
})

export const label = style({ overflowWrap: 'anywhere' })

export const value = style({
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.desktop]: { order: 1 } },
})

export const bar = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 14,
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
