import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

/** One row that scrolls within itself where it has no room. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: 36,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  boxShadow: `inset 0 -1px ${vars.line}`,
  '@media': { [media.mobile]: { gap: 24 }, print: { display: 'none' } },
})

export const item = style({ flex: 'none' })

export const link = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  minHeight: vars.control,
  padding: '12px 0',
  borderBlockEnd: '3px solid transparent',
  color: vars.ink2,
  lineHeight: 1.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-current]': {
      borderColor: vars.accentText,
      color: vars.ink,
      fontWeight: fontWeight.strong,
      // In view from the first paint, before any script; the effect serves browsers that do not know it.
      scrollInitialTarget: 'nearest',
    },
    '&:not([aria-current])': { '@media': { [media.forced]: { borderColor: 'Canvas' } } },
  },
})

export const count = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})
