import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
})

export const main = style({
  width: '100%',
  maxWidth: 1240,
  minWidth: 0,
  marginInline: 'auto',
  padding: 'clamp(20px, 3.2vw, 44px) clamp(16px, 3.2vw, 44px) 72px',
  scrollMarginTop: HEADER_HEIGHT,
  '@media': { print: { maxWidth: 'none', padding: 0 } },
})

// The server renders everybody as a visitor. A refusal that may not hold for who is logged in is neither seen
// nor told.
globalStyle(`html[data-refusal=asked-again] ${main}`, { visibility: 'hidden' })

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  padding: '10px 16px',
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.accentText,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const loading = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  color: vars.accentText,
})
