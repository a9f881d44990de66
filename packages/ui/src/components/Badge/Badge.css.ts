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
  fontSize: fontSize.caption,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})

export const tone = styleVariants({
  neutral: { background: vars.sunken, borderColor: vars.line, color: vars.textSecondary },
  accent: { background: vars.accent.soft, color: vars.accent.text },
  info: { background: vars.tone.info.soft, color: vars.tone.info.text },
  positive: { background: vars.tone.positive.soft, color: vars.tone.positive.text },
  caution: { background: vars.tone.caution.soft, color: vars.tone.caution.text },
  critical: { background: vars.tone.critical.soft, color: vars.tone.critical.text },
})
