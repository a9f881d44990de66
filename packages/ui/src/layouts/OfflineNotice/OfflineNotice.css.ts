import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { bottomNotice, fontSize, fontWeight, media } from '../../theme/scale.ts'

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

// One line of words, on a phone two.
globalStyle(`:root:has(${notice})`, {
  vars: { [bottomNotice]: '42px' },
  '@media': { [media.mobile]: { vars: { [bottomNotice]: '63px' } } },
})
