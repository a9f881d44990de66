import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'

/** Laid over the content, so that the page does not move when it appears or goes. */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.warn}`,
  background: vars.warnTint,
  color: vars.warn,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
})
