import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  paddingInline: 16,
  pointerEvents: 'none',
  listStyle: 'none',
})

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'fit-content',
  maxWidth: 'min(560px, 100%)',
  minHeight: 52,
  padding: '4px 4px 4px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.tile,
  // In the colours of the dark theme, whatever the page has.
  background: vars.tint,
  color: vars.ink,
  pointerEvents: 'auto',
  '@media': { [media.moving]: { animation: `${rise} 180ms` } },
})

export const icon = styleVariants({
  info: { color: vars.ink2, fontSize: '1.25rem' },
  positive: { color: vars.good, fontSize: '1.25rem' },
  caution: { color: vars.warn, fontSize: '1.25rem' },
})

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
