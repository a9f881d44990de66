import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

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

/** Scrolls inside itself where floors have no room beside one another. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  outlineOffset: -2,
  '@media': { print: { overflow: 'visible' } },
})

export const board = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '44px',
  gridAutoColumns: 'minmax(232px, 1fr)',
  gap: `0 ${space.medium}px`,
})

export const floorHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: fontSize.small,
})

globalStyle(`${floorHead} > h2`, { fontSize: 'inherit', fontWeight: fontWeight.bold })

export const quiet = style({ color: vars.ink2 })

/** Why a round is not planned by itself. */
export const note = style({ display: 'block', color: vars.ink2 })

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

/** What is chosen may be higher than it is long: its conflict has to be read. */
export const chosen = style({ zIndex: 2 })

// The board is as long as the day: at its end there is no room for what a chosen item says of its conflict.
globalStyle(`${frame}:has(${chosen})`, {
  paddingBlockEnd: 96,
  '@media': { print: { paddingBlockEnd: 0 } },
})

export const block = style({
  boxSizing: 'border-box',
  overflow: 'hidden',
  height: '100%',
  borderRadius: radius.small,
  background: vars.tint,
  color: vars.ink,
  fontSize: fontSize.small,
  selectors: {
    [`${chosen} > &`]: { height: 'auto', minHeight: '100%' },
    '&[data-kind=final]': { background: vars.accent, color: vars.onAccent },
    '&[data-kind=plain]': { background: vars.page, boxShadow: `inset 0 0 0 1px ${vars.line2}` },
    '&[data-kind=break]': { background: vars.page, color: vars.ink2 },
    '&[data-conflict]': {
      background: vars.page,
      color: vars.ink,
      boxShadow: `inset 0 0 0 2px ${vars.bad}`,
    },
    '&[data-dragged]': { opacity: 0.45 },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
})

/** The whole block opens what is known of it, and is what keys move. */
export const handle = style({
  appearance: 'none',
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  minHeight: '100%',
  margin: 0,
  padding: '3px 10px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 18 / 14,
  textAlign: 'start',
  cursor: 'grab',
  outlineOffset: -3,
  // What conflicts stands under it.
  selectors: { '[data-conflict] > &': { minHeight: 0 } },
})

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: 8, minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  fontWeight: fontWeight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-kind=break] &': { fontWeight: fontWeight.regular } },
})

export const number = style({
  color: vars.accentText,
  selectors: { '[data-kind=final]:not([data-conflict]) &': { color: 'inherit' } },
})

export const round = style({ fontWeight: fontWeight.strong, marginInlineEnd: 8 })

export const minutes = style({ flex: 'none', whiteSpace: 'nowrap' })

export const facts = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const conflict = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 6,
  padding: '0 10px 6px',
  color: vars.bad,
  fontSize: fontSize.small,
  lineHeight: 18 / 14,
})

export const conflictText = style({
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: {
    // A round that is not chosen has room for one line and the way out; the list of conflicts says all.
    [`${item}:not(${chosen}) &`]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
    },
  },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginBlockStart: 2 })

/** A way out reads as a link and is as easy to hit. */
export const way = style({
  appearance: 'none',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
})

/** Minutes that two floors should not share, between the floors. */
export const clash = style({
  position: 'absolute',
  insetInlineEnd: -14,
  zIndex: 1,
  width: 12,
  borderBlock: `2px solid ${vars.bad}`,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.bad} 0 2px, transparent 2px 6px)`,
})

/** A wait before an item that is late. */
export const wait = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflow: 'hidden',
  paddingInline: 10,
  color: vars.warn,
  fontSize: fontSize.small,
  lineHeight: 1,
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

export const pane = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      position: 'sticky',
      insetBlockStart: 72,
      maxHeight: 'calc(100dvh - 88px)',
      overflowY: 'auto',
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
    print: { display: 'none' },
  },
})

export const section = style({ display: 'grid', gap: space.xsmall })

export const sectionTitle = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const choices = style([buttons, { margin: 0, padding: 0, border: 0 }])

export const list = style({
  display: 'grid',
  margin: 0,
  padding: `${space.xsmall}px 0 0`,
  borderBlockStart: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
})

export const saved = style({ color: vars.good, fontSize: fontSize.small })
