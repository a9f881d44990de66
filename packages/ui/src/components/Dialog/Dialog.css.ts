import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const fade = keyframes({ from: { opacity: 0 } })

/** Around what it holds. */
const PADDING = 'clamp(20px, 5vw, 32px)'

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
  // What has the focus is not under the buttons.
  scrollPaddingBlockEnd: 96,
  '::backdrop': { background: vars.veil },
  '@media': {
    [media.moving]: {
      animation: `${rise} 180ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
      '::backdrop': { animation: `${fade} 180ms` },
    },
  },
})

export const inside = style({ position: 'relative', padding: PADDING })

/** Leaves room for the cross. */
export const head = style({ marginBottom: 20, paddingInlineEnd: 36 })

export const close = style({ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 })

/** In sight however long the rest is. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginBlock: `12px calc(-1 * ${PADDING})`,
  paddingBlock: `12px ${PADDING}`,
  background: vars.page,
})
