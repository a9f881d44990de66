import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const fade = keyframes({ from: { opacity: 0 } })

export const dialog = style({
  width: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  // Seen where colours are forced.
  border: '1px solid transparent',
  borderRadius: radius.panel,
  background: vars.page,
  color: vars.ink,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.veil },
  '@media': {
    [media.moving]: {
      animation: `${rise} 180ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
      '::backdrop': { animation: `${fade} 180ms` },
    },
  },
})

export const inside = style({ position: 'relative', padding: 'clamp(20px, 5vw, 32px)' })

/** Leaves room for the cross. */
export const head = style({ marginBottom: 20, paddingInlineEnd: 36 })

export const close = style({ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 24,
})
