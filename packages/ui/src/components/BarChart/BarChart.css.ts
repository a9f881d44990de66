import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media, space } from '../../theme/scale.ts'

export const rows = style({ display: 'grid', gap: space.small, marginTop: space.medium })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 9.25rem) minmax(0, 1fr) 4.5rem' },
  },
})

export const label = style({ overflowWrap: 'anywhere' })

export const largestLabel = style([label, { fontWeight: fontWeight.strong }])

export const value = style({
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@media': { [media.wide]: { order: 1, color: vars.ink } },
})

export const bar = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 16,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})
