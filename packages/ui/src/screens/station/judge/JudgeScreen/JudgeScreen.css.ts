// Over 300 lines because every part of the one screen has its sizes for a phone, a low phone, a tablet and a wide one.
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import {
  hallMedia,
  keyOutline,
  markFill,
  solidFill,
  touchOnly,
} from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

/** What is said and pressed beside the marks; on a narrow screen its parts stand above and below them. */
export const side = style({
  display: 'contents',
  '@media': {
    [hallMedia.wide]: { display: 'flex', flexDirection: 'column', gap: 14, minHeight: 0 },
  },
})

/** Below the marks on a narrow screen, below the side on a wide one; by keys it is always after the marks. */
export const foot = style({
  flex: 'none',
  '@media': { [hallMedia.wide]: { gridColumn: 1, gridRow: 2 } },
})

export const push = style({
  display: 'none',
  '@media': { [hallMedia.wide]: { display: 'block', flex: 1 } },
})

export const marks = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  gap: 8,
  // Room for the frame of what has the focus.
  margin: -4,
  padding: 4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[data-more]': { maskImage: 'linear-gradient(to top, transparent, #000 40px)' },
    // A tap gives the focus too, and there is still more below.
    '&[data-more]:has(:focus-visible)': { maskImage: 'none' },
  },
  '@media': { [hallMedia.wide]: { gridColumn: 2, gridRow: '1 / -1', paddingBlockStart: 20 } },
})

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 4px 8px',
  '@media': {
    [hallMedia.low]: { paddingBlock: 6 },
    [hallMedia.tablet]: { padding: '16px 0 8px' },
    [hallMedia.wide]: { alignItems: 'start' },
  },
})

export const titles = style({ minWidth: 0 })

export const title = style({
  overflow: 'hidden',
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [hallMedia.tablet]: { fontSize: '1.875rem', lineHeight: 36 / 30 },
    [hallMedia.wide]: { fontSize: '1.375rem', lineHeight: 28 / 22, whiteSpace: 'normal' },
  },
})

export const subtitle = style({
  color: vars.ink2,
  fontSize: '1rem',
  lineHeight: 22 / 16,
  '@media': { [hallMedia.tablet]: { fontSize: '1.125rem', lineHeight: 26 / 18 } },
})

export const dance = style({ color: vars.ink, fontWeight: fontWeight.strong })

export const letter = style([
  solidFill,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: 14,
    fontSize: '1.5rem',
    fontWeight: fontWeight.bold,
    '@media': {
      [hallMedia.tablet]: {
        width: 60,
        height: 60,
        borderRadius: radius.tile,
        fontSize: '1.875rem',
      },
    },
  },
])

export const counter = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 84,
  paddingInlineStart: 4,
  '@media': {
    [hallMedia.low]: { minHeight: 72 },
    [hallMedia.tablet]: { minHeight: 112, gap: 14 },
    [hallMedia.wide]: { flexWrap: 'wrap', minHeight: 0 },
  },
})

export const count = style({
  flex: 'none',
  minWidth: 44,
  paddingInlineEnd: 4,
  fontSize: '4.5rem',
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.045em',
  color: vars.accentText,
  whiteSpace: 'nowrap',
  '@media': {
    [hallMedia.low]: { fontSize: '3.75rem' },
    [hallMedia.tablet]: { paddingInlineEnd: 10, fontSize: '6.5rem', lineHeight: 100 / 104 },
  },
})

/** «2-й»: as wide as a count of two figures. */
export const ordinal = style({
  fontSize: '3rem',
  '@media': { [hallMedia.low]: { fontSize: '3rem' }, [hallMedia.tablet]: { fontSize: '4rem' } },
})

export const countWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: fontWeight.strong,
  '@media': {
    [hallMedia.tablet]: { fontSize: '1.375rem', lineHeight: 30 / 22 },
    [hallMedia.wide]: { flex: 'none', width: 200 },
  },
})

const secondLine = style({ display: 'block' })

export const rest = styleVariants({
  quiet: [secondLine, { color: vars.ink2, fontWeight: fontWeight.medium }],
  needed: [secondLine, { color: vars.accentText, fontWeight: fontWeight.bold }],
  wrong: [secondLine, { color: vars.bad }],
})

export const wrongCount = style({ color: vars.bad })

const tool = style([
  touchOnly,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    alignContent: 'center',
    gap: 2,
    width: 76,
    height: 76,
    padding: 0,
    border: 0,
    borderRadius: 18,
    fontSize: '0.875rem',
    lineHeight: 18 / 14,
    cursor: 'pointer',
    ':disabled': { boxShadow: `inset 0 0 0 1px ${vars.line}`, color: vars.ink2, cursor: 'default' },
    '@media': {
      [hallMedia.low]: { height: 66 },
      [hallMedia.tablet]: { width: 112, height: 96, fontSize: '1rem' },
      [hallMedia.wide]: { flex: 1, height: 76 },
    },
  },
])

export const toolLook = styleVariants({ off: [tool, keyOutline], on: [tool, solidFill] })

export const toolIcon = style({ fontSize: '1.5rem', lineHeight: 1 })

/** Keys of one row: heats, brushes, entries. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: 8,
  '@media': { [hallMedia.tablet]: { gap: 12 } },
})

/** More keys than fit into one row on a narrow screen. */
export const manyKeys = style({
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
})

/** The first one counts, the others have one mark each. */
export const brushes = style([row, { gridTemplateColumns: '1.5fr' }])

const key = style([
  touchOnly,
  {
    position: 'relative',
    minWidth: 0,
    height: 76,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    color: vars.ink2,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [hallMedia.low]: { height: 56 },
      [hallMedia.tablet]: { height: 88, paddingInline: 20, fontSize: '1rem', lineHeight: 22 / 16 },
      [hallMedia.wide]: { height: 76, paddingInline: 12, fontSize: '0.875rem' },
    },
  },
])

export const keyLook = styleVariants({
  off: [key, { background: vars.wash }],
  on: [key, { background: vars.page, boxShadow: `inset 0 0 0 2px ${vars.ink}` }],
  wrong: [
    key,
    { background: vars.page, color: vars.bad, boxShadow: `inset 0 0 0 2px ${vars.bad}` },
  ],
})

export const keyTitle = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: 22 / 16,
  fontWeight: fontWeight.strong,
  color: vars.ink,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

/** The entry before or after, with an arrow. */
export const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '1.125rem',
  fontWeight: fontWeight.strong,
  color: vars.ink,
})

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 'none',
  gap: 8,
})

export const lowKey = style({ height: 48, '@media': { [hallMedia.low]: { height: 40 } } })

export const endKey = style({ textAlign: 'end' })

export const keyFigure = style([
  keyTitle,
  { fontSize: '1.375rem', lineHeight: 28 / 22, letterSpacing: '-0.02em' },
])

/** What a mark came to: it is what a judge looks for, so it is larger where there is room. */
export const markFigure = style([
  keyFigure,
  {
    '@media': {
      [hallMedia.tablet]: { fontSize: '2rem', lineHeight: 38 / 32 },
      [hallMedia.wide]: { fontSize: '1.375rem', lineHeight: 28 / 22 },
    },
  },
])

/** The heat on the floor. */
export const onFloor = style({
  position: 'absolute',
  right: 12,
  top: 16,
  width: 10,
  height: 10,
  borderRadius: radius.round,
  background: vars.good,
})

/** Columns of the tiles are set beside it, for a narrow and for a wide screen. */
export const tiles = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(48px, 132px)',
  alignContent: 'start',
  gap: 8,
  '@media': {
    [hallMedia.low]: { gap: 6 },
    [hallMedia.tablet]: { gap: 12, gridAutoRows: 'minmax(76px, 200px)' },
    [hallMedia.wide]: {
      gridTemplateColumns: 'repeat(var(--wide-columns), minmax(0, 1fr))',
      gridAutoRows: 'minmax(76px, 1fr)',
      alignContent: 'stretch',
    },
  },
})

/** What is marked by a keypad scrolls by itself where it is long: the keys stay. */
const scrolled = {
  flex: '0 1 auto',
  minHeight: 56,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const

export const criteria = style({
  ...scrolled,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
})

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: 'minmax(52px, 1fr)',
  flex: '1 0 auto',
  maxHeight: 480,
  gap: 8,
  '@media': { [hallMedia.low]: { gap: 6 } },
})

/** Numbers with their scores. */
export const scores = style({
  ...scrolled,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '@media': { [hallMedia.low]: { gap: 6 }, [hallMedia.tablet]: { gap: 12 } },
})

export const scoreKey = style({
  paddingInline: 10,
  '@media': { [hallMedia.tablet]: { paddingInline: 18 } },
})

/** More numbers than stand in two rows: number and score in one line. */
export const lineKey = style([
  {
    height: 48,
    '@media': { [hallMedia.low]: { height: 48 }, [hallMedia.tablet]: { height: 64 } },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
  },
])

export const lineFigure = style({ fontSize: '1.125rem' })

/** Does not dance any more. */
export const outKey = style({ textDecoration: 'line-through', cursor: 'default' })

const digit = style([
  touchOnly,
  {
    padding: 0,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '1.875rem',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    '@media': { [hallMedia.tablet]: { fontSize: '2.5rem' } },
  },
])

export const digitLook = styleVariants({
  digit: [digit, keyOutline],
  erase: [digit, { background: vars.wash, color: vars.ink, fontSize: '1.625rem' }],
  nearest: [
    digit,
    {
      background: vars.tint,
      color: vars.accentText,
      fontSize: '1rem',
      lineHeight: 20 / 16,
      fontWeight: fontWeight.medium,
      '@media': { [hallMedia.tablet]: { fontSize: '1.125rem' } },
    },
  ],
})

export const nearestFigure = style({
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: 28 / 24,
  fontWeight: fontWeight.bold,
})

export const eraseIcon = style({ display: 'grid', placeItems: 'center' })

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 8,
  '@media': { [hallMedia.wide]: { gridTemplateColumns: '1fr' } },
})

const big = style([
  touchOnly,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minWidth: 0,
    minHeight: 76,
    padding: '12px 16px',
    border: 0,
    borderRadius: radius.panel,
    fontSize: '1.125rem',
    lineHeight: 26 / 18,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
])

export const bigLook = styleVariants({ filled: [big, markFill], outlined: [big, keyOutline] })
