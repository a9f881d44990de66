import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia, keyOutline, markFill, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight } from '../../theme/scale.ts'

const track = style([
  touchOnly,
  {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 16,
    height: 80,
    padding: 6,
    borderRadius: 22,
    overflow: 'hidden',
    '@media': {
      [hallMedia.tablet]: { height: 96, borderRadius: 26 },
      [hallMedia.low]: { height: 72 },
    },
  },
])

export const locked = style([
  track,
  { background: vars.wash, boxShadow: `inset 0 0 0 1px ${vars.line}`, color: vars.ink2 },
])

export const open = style([track, { background: vars.tint, color: vars.ink2 }])

const thumbSize = { height: '100%', borderRadius: 17, fontSize: '1.75rem', lineHeight: 1 }

const thumb = style({
  ...thumbSize,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  padding: 0,
  border: 0,
  '@media': { [hallMedia.tablet]: { borderRadius: 21 } },
})

export const lockedThumb = style([
  thumb,
  keyOutline,
  {
    width: 68,
    background: vars.page,
    color: vars.ink2,
    '@media': { [hallMedia.tablet]: { width: 84 } },
  },
])

/** How far it is drawn is said by `--slid`. */
export const openThumb = style([
  thumb,
  markFill,
  {
    position: 'relative',
    zIndex: 1,
    width: 88,
    touchAction: 'none',
    cursor: 'grab',
    transform: 'translateX(var(--slid, 0))',
    '@media': { [hallMedia.tablet]: { width: 120 } },
  },
])

/** Covered from behind as the thumb is drawn over it. */
export const trail = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'calc(var(--slid, 0px) + 48px)',
  borderRadius: 22,
  background: vars.tint,
  filter: 'brightness(0.94)',
})

export const words = style({ position: 'relative', minWidth: 0, lineHeight: 22 / 16 })

export const label = style({
  display: 'block',
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: fontWeight.strong,
  color: vars.ink,
  '@media': {
    [hallMedia.tablet]: { fontSize: '1.25rem', lineHeight: 28 / 20 },
    // Two lines and the hint have room, too.
    [hallMedia.low]: { lineHeight: 21 / 18 },
  },
})

export const openLabel = style({ color: vars.accentText })

export const hint = style({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  '@media': { [hallMedia.low]: { lineHeight: 18 / 14 } },
})

/** In the room that the words leave: a chevron for which there is none wraps out of sight. */
export const way = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  justifyContent: 'end',
  minWidth: 0,
  height: '1em',
  marginInlineEnd: 14,
  overflow: 'hidden',
  fontSize: '1.5rem',
  lineHeight: 1,
  color: vars.accentText,
  opacity: 0.5,
  '::before': { content: '', height: '1em', width: 1 },
})
