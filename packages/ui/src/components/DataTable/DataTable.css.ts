import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

export const SELECT_WIDTH = 44

/** The bulk bar keeps to the foot of the window, and of this. */
export const root = style({ minWidth: 0 })

/** On a phone the summary has a line of its own; the order takes what the buttons leave. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  marginBottom: 8,
  '@media': {
    print: { display: 'none' },
    [media.mobile]: { marginBottom: 12 },
    [media.desktop]: { alignItems: 'center', minHeight: vars.control },
  },
})

export const summary = style({
  '@media': { [media.mobile]: { flex: '1 1 100%' }, [media.desktop]: { flex: 1 } },
})

globalStyle(`${summary} + :not(:last-child)`, {
  '@media': { [media.mobile]: { flex: 1, minWidth: 0 } },
})

export const choices = style({ display: 'flex', gap: 8, marginInlineStart: 'auto' })

/** What lies over the rows stays below the header of the page, under which the table scrolls. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  '@media': { print: { display: 'none' } },
})

/** Scrolls both ways within itself; the titles stay. What rows and cells inherit is said here, once. */
export const grid = style({
  position: 'relative',
  background: vars.page,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 'var(--row)',
  whiteSpace: 'nowrap',
  contain: 'strict',
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minWidth: 'var(--width)',
  background: vars.page,
  borderBottom: `1px solid ${vars.line}`,
})

export const body = style({ position: 'relative', minWidth: 'var(--width)' })

export const headRow = style({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  // Nothing in a cell makes a row higher.
  gridTemplateRows: 'var(--row)',
  height: 'var(--row)',
})

export const row = style([
  headRow,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    selectors: {
      '&:not([data-first])': { boxShadow: `inset 0 1px ${vars.line}` },
      '&[aria-selected=true]': { background: vars.tint },
      '&[aria-current]': { background: vars.tint, boxShadow: `inset 3px 0 ${vars.accentText}` },
      '[data-interactive] &': { cursor: 'pointer' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected=true])': { background: vars.wash } },
      },
      [media.forced]: {
        selectors: {
          '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  },
])

/** The title of a group stays in sight while the table is scrolled sideways. */
export const groupRow = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 'var(--row)',
  selectors: { '&:not([data-first])': { boxShadow: `inset 0 1px ${vars.line}` } },
})

export const groupTitle = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  width: 'fit-content',
  height: '100%',
  padding: '0 12px 5px',
  lineHeight: '20px',
  fontWeight: fontWeight.strong,
})

const focusRing = { '&:focus-visible': { outlineOffset: -2, borderRadius: 4 } }

/** Of long text its beginning. `clip` makes no scroller of every cell, as `hidden` would. */
const cut = { overflow: 'clip', textOverflow: 'ellipsis' }

/** Which edge a cell keeps to. A number is never cut, nor does it need what cutting costs. */
const edges = {
  start: cut,
  center: { ...cut, textAlign: 'center', justifyContent: 'center' },
  end: { textAlign: 'end', justifyContent: 'flex-end' },
} as const

export const headCell = styleVariants(edges, (edge) => ({
  ...edge,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '0 12px',
  color: vars.ink2,
  fontWeight: fontWeight.medium,
  selectors: focusRing,
}))

export const headTitle = style(cut)

export const sortable = style({
  cursor: 'pointer',
  ':hover': { background: vars.wash, color: vars.ink },
})

export const cell = styleVariants(edges, (edge) => ({
  ...edge,
  padding: '0 12px',
  selectors: focusRing,
}))

export const rowHeader = styleVariants(edges, (edge) => ({
  ...edge,
  padding: '0 12px',
  fontWeight: fontWeight.strong,
  selectors: focusRing,
}))

/** The name of a row that leads somewhere. */
export const rowLink = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { '&:hover, [role=row]:hover &': { textDecorationLine: 'underline' } },
  textUnderlineOffset: '0.22em',
})

/** The whole cell is pressed; with Shift no text is to be selected. */
export const selectCell = style({
  display: 'grid',
  placeItems: 'center',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: focusRing,
})

// Beside words it stands a little lower; here it is alone. Its element may show another row at once.
globalStyle(`${selectCell} > input`, { margin: 0, transition: 'none' })

/** In the middle of the line, as text is. */
export const skeleton = style({ display: 'grid', alignItems: 'center', height: '100%' })

/** What stands in place of rows. */
export const placeholder = style({ paddingBlock: 16 })

/** A shade over the right edge, as high as the table. */
export const moreColumns = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  width: 48,
  background: `linear-gradient(to right, transparent, ${vars.page})`,
  pointerEvents: 'none',
})

export const moreColumnsButton = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.round,
  background: vars.page,
  color: vars.ink,
  cursor: 'pointer',
  pointerEvents: 'auto',
  ':hover': { background: vars.wash },
})
