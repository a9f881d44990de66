import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../../theme/scale.ts'

export const summary = style({
  maxWidth: 960,
  color: vars.ink2,
  fontSize: fontSize.title,
  lineHeight: 30 / 22,
  letterSpacing: '-0.014em',
  textWrap: 'balance',
  '@media': { [media.wide]: { fontSize: fontSize.headline, lineHeight: 40 / 30 } },
})

/** Between sections there is room. */
export const sections = style({ display: 'grid', gap: 56, minWidth: 0 })

export const fact = style({ color: vars.ink, fontWeight: fontWeight.bold })

export const charts = style({
  display: 'grid',
  gap: '56px 72px',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
