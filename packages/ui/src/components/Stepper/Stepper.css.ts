import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

/** Where the names of the steps have no room, steps are bars: the page's own heading names the current one. */
const NARROW = '(width < 640px)'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  listStyle: 'none',
  '@media': { [NARROW]: { flexWrap: 'nowrap', gap: 4 } },
})

export const step = style({ '@media': { [NARROW]: { flex: 1, minWidth: 0 } } })

export const target = style({
  appearance: 'none',
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.standard,
  lineHeight: 1.5,
  color: vars.ink2,
  selectors: { '&:is(button)': { cursor: 'pointer', color: vars.ink } },
})

const square = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  border: '1px solid',
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  '@media': {
    [media.moving]: { transition: 'background-color 160ms, color 160ms' },
    [NARROW]: {
      flex: 1,
      height: 6,
      borderRadius: 3,
      overflow: 'hidden',
      color: 'transparent',
    },
  },
})

/** A bar is filled up to the current step. */
const filled = { [NARROW]: { background: vars.accent, color: 'transparent' } } as const

export const mark = styleVariants({
  done: [
    square,
    {
      background: vars.tint,
      borderColor: vars.tint,
      color: vars.accentText,
      '@media': { ...filled, [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  current: [
    square,
    {
      background: vars.accent,
      borderColor: vars.accentEdge,
      color: vars.onAccent,
      '@media': { ...filled, [media.forced]: { outline: '2px solid', outlineOffset: 2 } },
    },
  ],
  upcoming: [
    square,
    {
      borderColor: vars.line2,
      '@media': { [NARROW]: { borderColor: vars.line, background: vars.line } },
    },
  ],
  error: [
    square,
    {
      background: vars.badTint,
      borderColor: vars.bad,
      color: vars.bad,
      '@media': { [NARROW]: { background: vars.bad, color: 'transparent' } },
    },
  ],
})

const hiddenWhereNarrow = {
  [NARROW]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const

export const label = styleVariants({
  current: { color: vars.ink, fontWeight: fontWeight.strong, '@media': hiddenWhereNarrow },
  other: {
    '@media': hiddenWhereNarrow,
    selectors: {
      'button > &': {
        textDecoration: 'underline',
        textDecorationColor: vars.line2,
        textUnderlineOffset: '0.25em',
      },
    },
  },
})
