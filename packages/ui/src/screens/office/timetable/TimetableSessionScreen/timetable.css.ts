import { globalStyle, style } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from '../../../../layouts/Header/headerHeight.ts'
import { PAGE_END } from '../../../../layouts/OrganiserPage/pageEnd.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { chosenInsetWhenForced } from '../../../../theme/forcedColours.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

/** Px that a floor needs; with less its timetable scrolls sideways. */
export const NARROWEST_COLUMN = 264

/** The timetable and, beside it, what is chosen and what has no time yet. */
export const layout = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' },
    print: { display: 'block' },
  },
})

/** Scrolls inside itself where floors have no room beside one another: their names stay in sight either way. */
export const frame = style({
  position: 'relative',
  outlineOffset: -2,
  selectors: {
    '&[data-scrolls]': {
      maxHeight: `calc(100dvh - ${HEADER_HEIGHT + space.xsmall + PAGE_END}px)`,
      overflow: 'auto',
    },
  },
  '@media': {
    print: { selectors: { '&[data-scrolls]': { maxHeight: 'none', overflow: 'visible' } } },
  },
})

export const board = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '44px',
  gridAutoColumns: `minmax(${NARROWEST_COLUMN}px, 1fr)`,
  gap: `0 ${space.small}px`,
})

export const floorHead = style({
  position: 'sticky',
  insetBlockStart: HEADER_HEIGHT,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 8,
  overflow: 'hidden',
  paddingBlockEnd: 4,
  background: vars.page,
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: fontSize.small,
  selectors: { [`${frame}[data-scrolls] &`]: { insetBlockStart: 0 } },
  '@media': { print: { position: 'static' } },
})

globalStyle(`${floorHead} > h2`, { fontSize: 'inherit', fontWeight: fontWeight.bold })

export const quiet = style({ color: vars.ink2 })

/** The hours at the left. */
export const axis = style({ position: 'relative', marginBlockStart: 38 })

export const hour = style({
  position: 'absolute',
  insetInlineStart: 0,
  transform: 'translateY(-50%)',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-full]': { color: vars.ink, fontWeight: fontWeight.strong } },
})

export const column = style({
  display: 'grid',
  gridTemplateRows: '28px auto',
  gap: 10,
  minWidth: 0,
})

export const items = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** An item: as high as it is long. */
export const item = style({ position: 'absolute', insetInline: 0, paddingBlockEnd: 2 })

export const block = style({
  boxSizing: 'border-box',
  overflow: 'hidden',
  height: '100%',
  borderRadius: 6,
  background: vars.tint,
  color: vars.ink,
  fontSize: fontSize.small,
  selectors: {
    '&[data-kind=final]': {
      background: `color-mix(in oklab, ${vars.accent} 14%, ${vars.tint})`,
      boxShadow: `inset 4px 0 0 ${vars.accentText}`,
    },
    '&[data-kind=plain]': { background: vars.page, boxShadow: `inset 0 0 0 1px ${vars.line2}` },
    '&[data-kind=break]': { background: vars.page, color: vars.ink2 },
    '&[data-conflict]': {
      background: vars.badTint,
      boxShadow: `inset 4px 0 0 ${vars.bad}`,
    },
    // A shadow has no dashes, and an outline belongs to the focus.
    '&[data-moved]': { border: `1px dashed ${vars.accentText}` },
    '&[data-moved][data-conflict]': { borderColor: vars.bad },
    '&[data-dragged]': { opacity: 0.45 },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
})

export const chosen = style({ outline: `2px solid ${vars.accentText}`, outlineOffset: -1 })

/** The whole block opens what is known of it, and is what keys move. */
export const handle = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr) auto',
  gap: '0 8px',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: '1px 8px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 18 / 14,
  textAlign: 'start',
  cursor: 'grab',
  outlineOffset: -3,
  selectors: {
    '[data-moved] > &': { paddingBlock: 0, paddingInline: 7 },
    '&[aria-pressed=true]': { '@media': chosenInsetWhenForced },
  },
})

export const time = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

export const name = style({
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.strong,
  selectors: { '[data-kind=break] &': { fontWeight: fontWeight.regular } },
})

export const number = style({ color: vars.accentText })

export const round = style({ marginInlineEnd: 6 })

export const minutes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 4,
  height: 18,
  color: vars.ink2,
  whiteSpace: 'nowrap',
})

/** Under the name; what a round was published for stands beside it. */
export const facts = style({
  gridColumn: 2,
  overflow: 'hidden',
  color: vars.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const was = style({
  gridColumn: 3,
  borderRadius: 4,
  paddingInline: 4,
  background: vars.page,
  color: vars.accentText,
  whiteSpace: 'nowrap',
})

/** A conflict's number, at both rounds and beside its words. */
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  borderRadius: 9,
  background: vars.bad,
  color: vars.page,
  fontSize: fontSize.keycap,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': {
    print: { display: 'none' },
    [media.forced]: { border: '1px solid' },
  },
})

/** A stretch of a floor without anything planned. */
export const free = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflow: 'hidden',
  paddingInline: 8,
  color: vars.ink2,
  fontSize: fontSize.small,
  lineHeight: 1,
})

/** Between two floors: the minutes in which somebody is wanted on both. */
export const shared = style({
  position: 'absolute',
  insetInlineStart: -space.small,
  width: space.small,
  background: `repeating-linear-gradient(-45deg, ${vars.bad} 0 2px, transparent 2px 6px)`,
  '@media': { print: { display: 'none' }, [media.forced]: { display: 'none' } },
})

/** Where a dragged item would stand, and when. */
export const ghost = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 3,
  boxSizing: 'border-box',
  overflow: 'hidden',
  padding: '3px 10px',
  border: `2px dashed ${vars.accentText}`,
  borderRadius: radius.small,
  background: vars.page,
  fontSize: fontSize.small,
  pointerEvents: 'none',
})

export const saved = style({ color: vars.good, fontSize: fontSize.small })

/** Nobody sees the timetable yet: a dot and words. */
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  color: vars.warn,
  '::before': {
    content: '',
    width: 8,
    height: 8,
    borderRadius: 4,
    background: 'currentColor',
  },
})
