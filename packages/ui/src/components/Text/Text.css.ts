import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'

export const text = style({ overflowWrap: 'break-word' })

export const size = styleVariants({
  caption: { fontSize: fontSize.caption, lineHeight: 1.4 },
  small: { fontSize: fontSize.small, lineHeight: 1.45 },
  standard: {},
  large: { fontSize: fontSize.large, lineHeight: 1.5 },
})

export const tone = styleVariants({
  neutral: {},
  secondary: { color: vars.textSecondary },
  accent: { color: vars.accent.text },
  info: { color: vars.tone.info.text },
  positive: { color: vars.tone.positive.text },
  caution: { color: vars.tone.caution.text },
  critical: { color: vars.tone.critical.text },
})

export const weight = styleVariants(fontWeight, (value) => ({ fontWeight: value }))

/** A long text keeps a readable measure. */
export const measured = style({ maxWidth: '68ch' })
