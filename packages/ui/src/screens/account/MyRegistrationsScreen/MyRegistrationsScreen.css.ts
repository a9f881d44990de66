import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none' })

export const card = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.large },
  },
})

export const main = style({ display: 'grid', gap: space.small, minWidth: 0 })

/** The start number, larger than the rest. */
export const number = style({
  display: 'flex',
  gap: space.large,
  alignItems: 'start',
  '@media': { [media.mobile]: { order: 1 } },
})

export const term = style({ fontSize: fontSize.small, color: vars.ink2 })

export const value = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
