import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { HEADER_HEIGHT } from '../../../layouts/Header/headerHeight.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../theme/scale.ts'

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

/** Search and chips in one line, where there is room. */
export const filterLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  '@media': { print: { display: 'none' } },
})

// What stands in the field, or its first choice, says what it is for.
globalStyle(`${filterLine} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

globalStyle(`${filterLine} > :first-child`, {
  flex: '0 1 220px',
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
})

/** Chips of one question. */
export const chipGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    // One row that scrolls; the room around it is for the outline of what has the focus.
    [media.mobile]: {
      flexBasis: '100%',
      flexWrap: 'nowrap',
      margin: -4,
      padding: 4,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
})

/** A filter that is pressed on and off: «Не оплачены 312». */
export const chip = style({
  appearance: 'none',
  minHeight: 32,
  padding: '4px 12px',
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: vars.wash,
  color: vars.ink,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { borderColor: vars.line2 },
  selectors: {
    '&[aria-pressed=true], &[aria-expanded=true]': {
      background: vars.tint,
      color: vars.accentText,
    },
  },
  '@media': {
    [media.mobile]: { minHeight: 44 },
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } },
    },
  },
})

/** The one that asks for work. */
export const chipOfWork = style([
  chip,
  {
    selectors: {
      '&:not([aria-pressed=true])': { background: vars.warnTint, color: vars.warn },
    },
  },
])

export const chipCount = style({ fontWeight: fontWeight.strong })

/** The filters behind «Ещё фильтры». */
export const restOfFilters = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  marginBlockStart: space.xsmall,
  '@media': { print: { display: 'none' } },
})

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

/** Opens the details: as bold as a row header, as plain as a link. */
export const opener = style({
  appearance: 'none',
  minWidth: 44,
  minHeight: 28,
  margin: '-4px -8px',
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.corner,
  background: 'none',
  color: vars.accentText,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: 1,
  cursor: 'pointer',
  ':hover': { background: vars.wash },
  '@media': { [media.mobile]: { minHeight: 44 } },
})

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
