import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { HEADER_HEIGHT } from '../../../layouts/Header/headerHeight.ts'
import { fontSize, media, radius, space } from '../../../theme/scale.ts'

/** What is said on the screen alone. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } })

/** What came of an action, with the way back: it stays in sight however far the page is scrolled. */
export const inSight = style([
  notPrinted,
  {
    position: 'sticky',
    insetBlockStart: HEADER_HEIGHT + space.xsmall,
    zIndex: 3,
    borderRadius: radius.chip,
    background: vars.page,
  },
])

export const filters = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(200px, 2fr) repeat(auto-fit, minmax(160px, 1fr))',
    },
    print: { display: 'none' },
  },
})

globalStyle(`${filters} > details`, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } })
globalStyle(`${filters} > details`, {
  '@media': {
    [media.desktop]: { '@supports': { 'selector(::details-content)': { display: 'contents' } } },
  },
})

// What is typed into gets the whole line of a phone.
globalStyle(`${filters} > :first-child`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})

/** A cell of a table on a screen: one line, cut where it does not fit. */
const inRow = '[role=row] &'

/** Several facts in one cell: one under another, or in the one line of a table's row. */
export const lines = style({
  display: 'grid',
  gap: 2,
  listStyle: 'none',
  minWidth: 0,
  selectors: { [inRow]: { display: 'inline' } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

globalStyle(`[role=row] ${lines} > li`, { display: 'inline' })
globalStyle(`[role=row] ${lines} > li:not(:last-child)::after`, { content: '", "' })
globalStyle(`[role=row] ${line} > *`, { marginInlineStart: 6 })

/** Before the text of its line, which begins where the others do. */
export const inFront = style({ selectors: { [`${line} > &&`]: { marginInlineStart: 0 } } })

/** Stays in one line: a number, a short button. */
export const noWrap = style({ whiteSpace: 'nowrap' })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

/** A day and, beside it, its hour. */
export const moment = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  alignItems: 'start',
})

/** Two fields beside one another where there is room. */
export const pair = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

// Where labels stand beside their fields there is no room for two of them; the hour is named by the day's label.
globalStyle(`[data-labels=beside] ${pair}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`[data-labels=beside] ${moment} > :last-child`, {
  '@media': { [media.desktop]: { display: 'block' } },
})
globalStyle(`[data-labels=beside] ${moment} > :last-child > label`, {
  '@media': { [media.desktop]: { display: 'none' } },
})

/** Keys and what they do: for those who have a keyboard. */
export const keys = style({
  marginBlockStart: space.xsmall,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': { [media.touch]: { display: 'none' }, print: { display: 'none' } },
})

globalStyle(`${keys} kbd`, {
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: 20,
  paddingInline: 5,
  border: `1px solid ${vars.line2}`,
  borderRadius: 4,
  verticalAlign: 'middle',
  fontFamily: 'inherit',
  fontSize: fontSize.keycap,
})

/** What can be done, one under another, with the words in one line from the start. */
export const actionList = style({
  display: 'grid',
  justifyItems: 'start',
  // The padding of a quiet button: its words begin where other text does.
  marginInlineStart: -12,
})

export const delayNote = style([notPrinted, { color: vars.warn, fontSize: fontSize.small }])
