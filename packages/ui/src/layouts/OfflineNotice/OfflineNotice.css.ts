import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'

/** Over the content at the bottom, so that nothing moves when it comes and goes. */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.tone.caution.line}`,
  background: vars.tone.caution.soft,
  color: vars.tone.caution.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
})
