import { globalStyle, style } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from '../../../../layouts/Header/headerHeight.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** Of the line that saves, and of what stands above the panels. */
const SAVE_HEIGHT = 128

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.medium}px`,
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: '36px minmax(0, 1fr) 160px auto' } },
})

globalStyle(`${row} > :nth-child(n + 3)`, {
  '@media': { [media.mobile]: { gridColumnStart: 2 } },
})

export const letter = style({ fontSize: fontSize.title, fontWeight: fontWeight.strong })

export const who = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  // The words of the buttons stand in line with those above.
  '@media': { [media.mobile]: { marginInlineStart: -12 } },
})

export const found = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' })

/** What becomes of each pasted line. */
export const pasted = style({ listStyle: 'none', borderTop: `2px solid ${vars.ink}` })

export const pastedRow = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  paddingBlock: space.xxsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const fault = style({ display: 'block', color: vars.bad })

/** Size of a panel, the button that draws, the button that saves. */
export const drawing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.small,
})

/** Scrolls inside its frame: letters, names and sums stay in sight. */
export const frame = style({
  overflow: 'auto',
  maxWidth: '100%',
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + SAVE_HEIGHT}px)`,
})

// Borders of cells that stick go with them only where they are the cells' own.
export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.small,
})

const stuck = { position: 'sticky', background: vars.page } as const

globalStyle(`${table} thead th`, { ...stuck, zIndex: 2, insetBlockStart: 0 })

globalStyle(`${table} tfoot :is(th, td)`, {
  ...stuck,
  zIndex: 2,
  insetBlockEnd: 0,
  borderTop: `1px solid ${vars.line}`,
})

globalStyle(`${table} tr > :first-child`, {
  '@media': { [media.desktop]: { ...stuck, zIndex: 1, insetInlineStart: 0 } },
})

globalStyle(`${table} :is(thead, tfoot) tr > :first-child`, {
  '@media': { [media.desktop]: { zIndex: 3 } },
})

/** Under the panels, and in sight while they scroll by. */
export const save = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.page,
})

globalStyle(`${table} th, ${table} td`, {
  padding: '4px 6px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})

/** Letters and sums stand over and under the boxes of their judge. */
globalStyle(`${table} :is(thead, tfoot) tr > :not(:first-child, :last-child)`, {
  textAlign: 'center',
})

globalStyle(`${table} thead th`, { color: vars.ink2, fontWeight: fontWeight.medium })

export const contest = style({ minWidth: 160, fontWeight: fontWeight.regular })

/** The whole cell is the target. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  cursor: 'pointer',
})

globalStyle(`${cell} input`, { width: 18, height: 18, accentColor: vars.accent, margin: 0 })

export const conflict = style({ color: vars.warn, whiteSpace: 'nowrap' })

/** Whom judges are tied to. */
export const ties = style({ display: 'grid', gap: space.small, maxWidth: 640, listStyle: 'none' })

export const tie = style({
  paddingInlineStart: space.small,
  borderInlineStart: `3px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

/** It waits for a word. */
export const openTie = style([
  tie,
  { display: 'grid', gap: space.xsmall, borderInlineStartColor: vars.warn },
])
