import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius } from '../../theme/scale.ts'

export const tile = style({
  display: 'inline-grid',
  flex: 'none',
  justifyItems: 'center',
  alignContent: 'center',
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
})

export const size = styleVariants({
  standard: { minWidth: 72, height: 72, paddingInline: 12, borderRadius: radius.tile },
  large: { minWidth: 104, height: 104, paddingInline: 16, borderRadius: radius.panel },
})

/** On a picture a solid shade: the contrast does not depend on what lies behind. */
export const surface = styleVariants({
  page: { background: vars.tint, color: vars.accentText },
  picture: { background: vars.groundTile, color: '#ffffff' },
})

const anyDays = { fontWeight: fontWeight.bold, letterSpacing: '-0.03em' }

export const days = styleVariants({
  standard: { ...anyDays, fontSize: '1.875rem', lineHeight: 32 / 30 },
  large: { ...anyDays, fontSize: '2.75rem', lineHeight: 46 / 44 },
})

/** Two months: the days of one and of the other take more room. */
export const manyDays = styleVariants({
  standard: { fontSize: fontSize.title },
  large: { fontSize: '1.875rem' },
})

export const month = styleVariants({
  standard: { fontSize: fontSize.small, lineHeight: 16 / 14 },
  large: { fontSize: fontSize.standard, lineHeight: 20 / 16 },
})
