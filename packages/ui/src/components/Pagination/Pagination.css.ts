import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

/** Nine items stay in one line of a phone. */
const narrow = '(width < 480px)'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  listStyle: 'none',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  // The keys of pages mean nothing on paper.
  '@media': { [narrow]: { gap: 2 }, print: { display: 'none' } },
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 36,
  minHeight: 36,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: vars.corner,
  color: vars.ink,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.wash },
    '&[aria-current]': { background: vars.tint, color: vars.accentText },
  },
  '@media': {
    [narrow]: { minWidth: 30, padding: '0 4px' },
    // Borders are drawn there; only the current page keeps its own.
    [media.forced]: { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } } },
  },
})

export const gap = style([item, { color: vars.ink2 }])
