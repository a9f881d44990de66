// Over 300 lines because heads, rows, cells and foot of the one grid stick, scroll and narrow together.
import { style, styleVariants } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from '../../../../layouts/Header/headerHeight.ts'
import { PAGE_END } from '../../../../layouts/OrganiserPage/pageEnd.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

const HEAD_HEIGHT = 96
const NUMBER_WIDTH = 52

/** Where the next heat begins. */
const heatRule = { borderBlockStart: `2px solid ${vars.ink2}` } as const

/** Scrolls by itself, so that its head and its foot stay in sight however long the sheet is. */
export const frame = style({
  position: 'relative',
  minWidth: 0,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + space.xsmall + PAGE_END}px)`,
  overflow: 'auto',
  scrollPaddingBlock: `${HEAD_HEIGHT}px 48px`,
  '@media': {
    [media.desktop]: { scrollPaddingInlineStart: 260 },
    [`${media.narrow} and ${media.touch}`]: {
      maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 160}px)`,
    },
  },
})

export const grid = style({
  width: '100%',
  // Borders that collapse do not stay with what sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.page,
  padding: '4px 8px',
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
} as const

const numberColumn = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const

/** Where there is room the names stay as well. */
const nameColumn = {
  [media.desktop]: { position: 'sticky', insetInlineStart: NUMBER_WIDTH, zIndex: 1 },
} as const

export const numberHead = style({
  ...head,
  ...numberColumn,
  zIndex: 3,
  textAlign: 'end',
  verticalAlign: 'bottom',
})

/** What the judges leave is for the names: they stand on one line. Criteria have long names of their own. */
export const nameHead = style({
  ...head,
  verticalAlign: 'bottom',
  selectors: { '[data-judges] &': { width: '100%' } },
  '@media': { [media.desktop]: { insetInlineStart: NUMBER_WIDTH, zIndex: 3 } },
})

export const sumHead = style({
  ...head,
  paddingInline: 3,
  textAlign: 'end',
  verticalAlign: 'bottom',
})

export const judgeHead = style({
  ...head,
  minWidth: 60,
  paddingInline: 3,
  textAlign: 'center',
  selectors: { '&[data-typed]': { boxShadow: `inset 0 -3px ${vars.accentText}` } },
})

export const letter = style({
  display: 'block',
  color: vars.accentText,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.bold,
})

/** In full: two criteria may begin alike. */
export const headWords = style({ display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' })

/** A surname, and below it the initial where two are alike: cut short rather than broken, the title has it in full. */
export const judgeName = style({
  display: 'block',
  maxWidth: 96,
  marginInline: 'auto',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // More than five stand beside one another only so.
  selectors: { '[data-many] &': { maxWidth: 64, fontSize: fontSize.keycap } },
})

export const number = style({
  ...numberColumn,
  boxSizing: 'border-box',
  width: NUMBER_WIDTH,
  minWidth: NUMBER_WIDTH,
  background: vars.page,
  padding: '0 8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.bold,
  textAlign: 'end',
  selectors: {
    '[data-row] > &': { background: vars.tint },
    [`[data-heat] > &`]: heatRule,
  },
})

/** Over all rows of a judge whose first entry is not shown. */
export const hidden = style({
  padding: '8px 4px',
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.wash,
  color: vars.ink2,
  fontSize: fontSize.small,
  textAlign: 'center',
  verticalAlign: 'top',
  // Its column is as wide as its longest word: a word that is broken is not read.
  overflowWrap: 'break-word',
  selectors: { '[data-many] &': { paddingInline: 2, fontSize: fontSize.keycap } },
})

export const name = style({
  minWidth: 120,
  '@media': { [media.desktop]: { ...nameColumn[media.desktop], minWidth: 148 } },
  background: vars.page,
  padding: '4px 8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-row] > &': { background: vars.tint, fontWeight: fontWeight.strong },
    '[data-heat] > &': heatRule,
  },
})

export const cell = style({
  height: 40,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.line}`,
  borderInlineStart: `1px solid ${vars.line}`,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
  textAlign: 'center',
  selectors: { '&[data-typed]': { background: vars.tint }, '[data-heat] > &': heatRule },
})

/** Crosses of an entry. */
export const sum = style({
  padding: '0 8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  borderInlineStart: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: fontSize.standard,
  textAlign: 'end',
  selectors: {
    '&[data-goes]': {
      background: vars.tint,
      color: vars.accentText,
      fontWeight: fontWeight.bold,
    },
    '[data-heat] > &': heatRule,
  },
})

const footBase = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  padding: 8,
  borderBlockStart: `2px solid ${vars.ink}`,
  background: vars.page,
  color: vars.ink2,
} as const

export const foot = style({ ...footBase, fontWeight: fontWeight.strong, textAlign: 'center' })

export const footSum = style({ ...footBase, textAlign: 'end' })

export const footName = style({ ...footBase, insetInlineStart: 0, zIndex: 3 })

export const input = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  minWidth: 44,
  height: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus': {
      background: vars.page,
      outline: `2px solid ${vars.accentText}`,
      outlineOffset: -2,
    },
    '&[data-refused]': {
      background: vars.badTint,
      color: vars.bad,
      outline: `2px solid ${vars.bad}`,
      outlineOffset: -2,
    },
    '&[data-refused]::before': { display: 'none' },
    '&[data-empty]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 17,
      insetInlineStart: 'calc(50% - 3px)',
      width: 6,
      height: 6,
      border: `1px solid ${vars.line2}`,
      borderRadius: 3,
    },
    '&[data-empty]:focus::before': { display: 'none' },
  },
  '@media': { [media.mobile]: { height: 44 } },
})

/** What two people read, while a third decides. */
export const hint = style({
  position: 'absolute',
  insetBlockEnd: 1,
  insetInlineEnd: 3,
  color: vars.bad,
  fontSize: fontSize.keycap,
  fontWeight: fontWeight.regular,
})

export const differs = style({
  display: 'inline-block',
  padding: '2px 6px',
  borderRadius: 6,
  background: vars.badTint,
  color: vars.bad,
})

export const exit = style({
  display: 'inline-block',
  marginInlineStart: 8,
  color: vars.bad,
  fontSize: fontSize.small,
  '@media': { [media.mobile]: { display: 'block', marginInlineStart: 0, hyphens: 'auto' } },
})

export const offer = style({ display: 'block', paddingBlock: 4, fontSize: fontSize.small })

/** Seven of them fit beside the names at 1280. */
export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 32,
  padding: '0 8px',
  minWidth: 32,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.page,
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.wash },
  selectors: { '[data-many] &': { padding: '0 2px' } },
  '@media': {
    [media.desktop]: { whiteSpace: 'nowrap' },
    [media.touch]: { minWidth: 44, minHeight: 44 },
  },
})

const stateBase = style({ display: 'block', marginBlockEnd: 4 })

export const state = styleVariants({
  empty: [stateBase, { color: vars.ink2 }],
  typing: [stateBase, { color: vars.warn }],
  differs: [stateBase, { color: vars.bad }],
  counted: [stateBase, { color: vars.good }],
})

/** Each of two dancers has a line, where it is wide enough. */
export const dancer = style({ display: 'block' })

/** Of a pair who is not the one of the line. */
export const partner = style({ display: 'block', color: vars.ink2 })
