import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'
import { sheet } from '../../theme/sheet.ts'

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

/** Scrolls both ways within itself; the titles stay. What rows and cells inherit is said here, once. */
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
      ...sheet,
      lineHeight: 'var(--row)',
      whiteSpace: 'nowrap',
    },
  },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [cards]: { display: 'none' }, [media.desktop]: { minWidth: 'var(--width)' } },
})

export const body = style({
  position: 'relative',
  '@media': { [media.desktop]: { minWidth: 'var(--width)' } },
})

const onScreen = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  height: 'var(--row)',
}

export const headRow = style({ '@media': { [media.desktop]: onScreen } })

export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  '@media': {
    [media.desktop]: {
      ...onScreen,
      borderBottom: `1px solid ${vars.line}`,
      selectors: { '&[aria-selected=true]': { background: vars.accent.soft } },
    },
    [`${media.desktop} and ${media.hover}`]: {
      selectors: { '&:hover:not([aria-selected=true])': { background: vars.sunken } },
    },
    // The space between cards belongs to them: the next one is placed right below.
    [cards]: {
      display: 'grid',
      gap: 8,
      padding: '16px 16px 28px',
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 0 12px',
        zIndex: -1,
        ...sheet,
      },
      selectors: { '&[aria-selected=true]::before': { background: vars.accent.soft } },
    },
    [media.forced]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
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
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '0 12px',
  color: vars.textSecondary,
  fontWeight: fontWeight.medium,
  selectors: focusRing,
  '@media': { [media.desktop]: edge },
}))

export const headTitle = style(cut)

export const sortable = style({
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
})

export const cell = styleVariants(edges, (edge) => ({
  selectors: focusRing,
  '@media': {
    [media.desktop]: { ...edge, padding: '0 12px' },
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
      justifyItems: 'start',
      gap: 12,
      minWidth: 0,
      overflowWrap: 'anywhere',
      '::before': { content: "attr(data-label) / ''", color: vars.textSecondary },
    },
  },
}))

export const rowHeader = styleVariants(edges, (edge) => ({
  fontWeight: fontWeight.strong,
  selectors: focusRing,
  '@media': {
    [media.desktop]: { ...edge, padding: '0 12px' },
    [cards]: {
      order: -1,
      minWidth: 0,
      fontSize: fontSize.standard,
      paddingInlineEnd: 36,
      overflowWrap: 'anywhere',
    },
  },
}))

export const selectCell = style({
  display: 'grid',
  placeItems: 'center',
  selectors: focusRing,
  '@media': {
    [cards]: {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineEnd: 4,
      width: 44,
      height: 44,
    },
  },
})

// Beside words it stands a little lower; here it is alone. Its element may show another row at once.
globalStyle(`${selectCell} > input`, { margin: 0, transition: 'none' })

/** What stands in place of rows. */
export const instead = style({ padding: 16 })
