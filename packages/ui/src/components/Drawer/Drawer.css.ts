import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

const slide = keyframes({ from: { translate: '100%' } })
const rise = keyframes({ from: { translate: '0 100%' } })
const fade = keyframes({ from: { opacity: 0 } })

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(480px, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  background: vars.page,
  color: vars.ink,
  overflow: 'hidden',
  '::backdrop': { background: vars.veil },
  '@media': {
    [media.moving]: {
      animation: `${slide} 200ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
      '::backdrop': { animation: `${fade} 200ms` },
    },
    // On a phone it opens from below, near the thumb.
    [media.mobile]: {
      inset: 'auto 0 0 0',
      width: '100vw',
      height: 'auto',
      maxHeight: 'calc(100dvh - 48px)',
      border: 0,
      borderRadius: `${radius.panel}px ${radius.panel}px 0 0`,
    },
    [`${media.moving} and ${media.mobile}`]: {
      animation: `${rise} 200ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
    },
  },
})

export const inside = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxHeight: 'inherit',
})

export const head = style({
  padding: '16px 60px 16px 20px',
  borderBottom: `1px solid ${vars.line}`,
})

export const body = style({
  flex: 1,
  minHeight: 0,
  padding: 20,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: -2,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.line}`,
})

export const close = style({ position: 'absolute', insetBlockStart: 10, insetInlineEnd: 10 })
