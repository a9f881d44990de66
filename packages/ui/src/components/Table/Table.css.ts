import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'

const cards = media.mobile

export const frame = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      overflowX: 'auto',
      border: `1px solid ${vars.line}`,
      borderRadius: radius.card,
      background: vars.surface,
    },
  },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [cards]: { display: 'block' } },
})

export const head = style({
  '@media': { [cards]: { display: 'none' } },
})

export const body = style({
  '@media': { [cards]: { display: 'grid', gap: 12 } },
})

export const row = style({
  '@media': {
    [cards]: {
      display: 'grid',
      gap: 8,
      padding: 16,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.card,
      background: vars.surface,
    },
    [media.hover]: {
      selectors: { [`${body} &:hover`]: { background: vars.sunken } },
    },
  },
})

const cellBase = style({
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': {
    [media.desktop]: { padding: `${vars.cell} 16px` },
  },
})

export const headCell = style([
  cellBase,
  {
    borderBottom: `1px solid ${vars.line}`,
    color: vars.textSecondary,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },
])

/** As a card each cell stands under, or beside, the name of its column. */
export const cell = style([
  cellBase,
  {
    '@media': {
      [media.desktop]: {
        selectors: { [`${row}:not(:first-child) > &`]: { borderTop: `1px solid ${vars.line}` } },
      },
      [cards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        justifyItems: 'start',
        gap: 12,
        '::before': { content: "attr(data-label) / ''", color: vars.textSecondary },
      },
    },
  },
])

export const rowHeader = style([
  cell,
  {
    fontWeight: fontWeight.strong,
    '@media': {
      // What names the row heads its card, whichever column it is.
      [cards]: {
        display: 'block',
        order: -1,
        fontSize: fontSize.standard,
        '::before': { content: 'none' },
      },
    },
  },
])

export const align = styleVariants({
  start: {},
  center: { '@media': { [media.desktop]: { textAlign: 'center' } } },
  end: { '@media': { [media.desktop]: { textAlign: 'end' } } },
})

export const sort = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  margin: '-4px -8px',
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontWeight: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.hover, color: vars.text },
})
