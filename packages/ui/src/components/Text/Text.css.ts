import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, type } from '../../theme/scale.ts'

export const text = style({ overflowWrap: 'break-word' })

export const size = styleVariants({
  small: type.small,
  standard: {},
  large: { fontSize: fontSize.large, lineHeight: 24 / 18 },
})

export const tone = styleVariants({
  neutral: {},
  secondary: { color: vars.ink2 },
  accent: { color: vars.accentText },
  info: { color: vars.ink2 },
  positive: { color: vars.good },
  caution: { color: vars.warn },
  critical: { color: vars.bad },
})

export const weight = styleVariants(fontWeight, (value) => ({ fontWeight: value }))

/** A long text keeps a readable measure. */
export const measured = style({ maxWidth: '68ch' })
