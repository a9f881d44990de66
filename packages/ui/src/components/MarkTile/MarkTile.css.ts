import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced, dotWhenForced, edgedWhenForced } from '../../theme/forcedColours.ts'
import { hallMedia, keyOutline, markFill, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

const tile = style([
  touchOnly,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    minHeight: 0,
    padding: 0,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '2.5rem',
    lineHeight: 44 / 40,
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.03em',
    cursor: 'pointer',
    '@media': {
      [hallMedia.tablet]: { borderRadius: radius.panel, fontSize: '3.75rem', lineHeight: 64 / 60 },
      [hallMedia.low]: { fontSize: '2.125rem' },
      ...edgedWhenForced,
    },
    ':disabled': { cursor: 'default' },
    selectors: { '&[aria-pressed=true]': { '@media': chosenWhenForced } },
  },
])

export const look = styleVariants({
  open: [tile, keyOutline],
  marked: [tile, markFill],
  alternate: [
    tile,
    {
      background: vars.tint,
      color: vars.accentText,
      boxShadow: `inset 0 0 0 2px ${vars.accentText}`,
      // Below its word.
      '@media': { [hallMedia.low]: { paddingBlockStart: 18 } },
    },
  ],
  unsaved: [
    tile,
    { background: vars.badTint, color: vars.bad, boxShadow: `inset 0 0 0 2px ${vars.bad}` },
  ],
  out: [
    tile,
    {
      background: `repeating-linear-gradient(-45deg, transparent 0 9px, ${vars.line} 9px 10px)`,
      color: vars.ink2,
      boxShadow: `inset 0 0 0 1px ${vars.line}`,
      textDecoration: 'line-through 3px',
    },
  ],
})

/** Many numbers of a heat on a phone, and more than that. */
export const size = styleVariants({
  small: { '@media': { '(width < 700px)': { fontSize: '1.75rem', lineHeight: 32 / 28 } } },
  tiny: {
    '@media': {
      '(width < 700px)': { fontSize: '1.375rem', lineHeight: 1 },
      [hallMedia.tablet]: { fontSize: '2.25rem', lineHeight: 1 },
    },
  },
})

const corner = style({ position: 'absolute', letterSpacing: 0, fontWeight: fontWeight.strong })

export const sign = style([
  corner,
  {
    right: 9,
    top: 9,
    fontSize: '1.5rem',
    lineHeight: 1,
    '@media': {
      [hallMedia.tablet]: { right: 14, top: 14, fontSize: '2.25rem' },
      [hallMedia.low]: { right: 6, top: 6, fontSize: '1.25rem' },
    },
  },
])

/** Above the end of the number, clear of it. */
const smallSign = { right: 3, top: 3, fontSize: '1rem' }

export const signOfSize = styleVariants({
  small: { '@media': { '(width < 700px)': smallSign } },
  tiny: {
    '@media': {
      '(width < 700px)': { ...smallSign, fontSize: '0.875rem' },
      [hallMedia.tablet]: { right: 8, top: 6, fontSize: '1.25rem' },
    },
  },
})

export const alternate = style([
  corner,
  {
    right: 10,
    top: 8,
    fontSize: '1rem',
    lineHeight: 22 / 16,
    '@media': { [hallMedia.tablet]: { right: 16, top: 14, fontSize: '1.375rem' } },
  },
])

/** What is said of a tile, above its number; on a mark in its colour. */
export const word = style([
  corner,
  {
    left: 12,
    top: 8,
    fontSize: '0.875rem',
    lineHeight: 18 / 14,
    '@media': { [hallMedia.tablet]: { left: 16, top: 14, fontSize: '1.125rem' } },
  },
])

export const newWord = style([word, { color: vars.warn }])

export const unsavedWord = style([word, { color: vars.bad }])

export const note = style({
  position: 'absolute',
  left: 10,
  bottom: 10,
  width: 14,
  height: 14,
  borderRadius: radius.round,
  background: 'currentColor',
  '@media': {
    [hallMedia.tablet]: { left: 16, bottom: 16, width: 20, height: 20 },
    ...dotWhenForced,
  },
})
