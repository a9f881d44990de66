import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

const cards = media.mobile
export const SELECT_WIDTH = 44

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
  '@media': {
    print: { display: 'none' },
    [media.desktop]: { alignItems: 'center' },
  },
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
})

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 12px',
  borderRadius: radius.control,
  background: vars.accent.soft,
})

export const bulkCount = style({
  color: vars.accent.text,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})

/** Scrolls both ways within itself; the titles stay. */
export const grid = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  contain: 'strict',
  '@media': {
    // On paper all rows stand in a table of their own.
    print: { display: 'none' },
    [media.desktop]: {
      border: `1px solid ${vars.line}`,
      borderRadius: radius.card,
      background: vars.surface,
    },
  },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  width: 'fit-content',
  minWidth: '100%',
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [cards]: { display: 'none' } },
})

export const body = style({
  position: 'relative',
  '@media': { [media.desktop]: { width: 'fit-content', minWidth: '100%' } },
})

export const row = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      minWidth: 'var(--width)',
      height: 'var(--row)',
      lineHeight: 'var(--row)',
    },
  },
})

export const bodyRow = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  selectors: {
    '&[aria-selected=true]': { background: vars.accent.soft },
  },
  '@media': {
    [media.desktop]: { borderBottom: `1px solid ${vars.line}` },
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected=true])': { background: vars.sunken } },
    },
    // The space between cards belongs to them: the next one is placed right below.
    [cards]: {
      display: 'grid',
      gap: 8,
      padding: '16px 16px 28px',
      backgroundClip: 'content-box',
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 0 12px',
        zIndex: -1,
        border: `1px solid ${vars.line}`,
        borderRadius: radius.card,
        background: vars.surface,
      },
    },
    [media.forced]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

const cellBase = style({
  minWidth: 0,
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: 4 } },
  '@media': {
    [media.desktop]: { padding: '0 12px', whiteSpace: 'nowrap' },
  },
})

/** Of long text its beginning. `clip` makes no scroller of every cell, as `hidden` would. */
const cut = { overflow: 'clip', textOverflow: 'ellipsis' }

export const headCell = style([
  cellBase,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    color: vars.textSecondary,
    fontWeight: fontWeight.medium,
  },
])

export const headTitle = style(cut)

export const sortable = style({
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
})

export const cell = style([
  cellBase,
  {
    '@media': {
      [cards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
        justifyItems: 'start',
        gap: 12,
        overflowWrap: 'anywhere',
        '::before': { content: "attr(data-label) / ''", color: vars.textSecondary },
      },
    },
  },
])

export const rowHeader = style([
  cellBase,
  {
    fontWeight: fontWeight.strong,
    '@media': {
      [cards]: {
        order: -1,
        fontSize: fontSize.standard,
        paddingInlineEnd: 36,
        overflowWrap: 'anywhere',
      },
    },
  },
])

export const selectCell = style({
  '@media': {
    [media.desktop]: { display: 'grid', placeItems: 'center', padding: 0 },
    [cards]: {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineEnd: 4,
      display: 'grid',
      gridTemplateColumns: 'none',
      placeItems: 'center',
      width: 44,
      height: 44,
      '::before': { content: 'none' },
    },
  },
})

// Beside words it stands a little lower; here it is alone. Its element may show another row at once.
globalStyle(`${selectCell} > input`, { margin: 0, transition: 'none' })

/** Which edge a cell keeps to. A number is never cut, nor does it need what cutting costs. */
export const align = styleVariants({
  start: { '@media': { [media.desktop]: cut } },
  center: {
    '@media': { [media.desktop]: { ...cut, textAlign: 'center', justifyContent: 'center' } },
  },
  end: { '@media': { [media.desktop]: { textAlign: 'end', justifyContent: 'flex-end' } } },
})

/** What stands in place of rows. */
export const instead = style({ padding: 16 })
