import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius } from '../../theme/scale.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 8px',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})

export const tone = styleVariants({
  neutral: { background: vars.wash, borderColor: vars.line, color: vars.ink2 },
  accent: { background: vars.tint, color: vars.accentText },
  info: { background: vars.wash, color: vars.ink2 },
  positive: { background: vars.goodTint, color: vars.good },
  caution: { background: vars.warnTint, color: vars.warn },
  critical: { background: vars.badTint, color: vars.bad },
})
