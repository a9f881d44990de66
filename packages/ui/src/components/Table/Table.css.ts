import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

const framed = { overflowX: 'auto' } as const

/** By what rows are on a phone. */
export const frame = styleVariants({
  cards: { minWidth: 0, '@media': { [media.desktop]: framed } },
  rows: { minWidth: 0, ...framed },
})

/** Rules for what is inside, on a phone, where rows are cards. */
const asCards = (rules: Record<string, object>) => ({
  [media.mobile]: {
    selectors: Object.fromEntries(
      Object.entries(rules).map(([selector, rule]) => [`${frame.cards} ${selector}`, rule]),
    ),
  },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': asCards({ '&': { display: 'block' } }),
})

export const head = style({ '@media': asCards({ '&': { display: 'none' } }) })

export const body = style({ '@media': asCards({ '&': { display: 'grid' } }) })

export const row = style({
  '@media': asCards({
    '&': { display: 'grid', gap: 4, paddingBlock: 12 },
    '& + &': { borderTop: `1px solid ${vars.line}` },
  }),
})

const cellBase = style({
  padding: `${vars.cell} 8px`,
  textAlign: 'start',
  // A number beside a control stands on the line of its words.
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [media.mobile]: { selectors: { [`${frame.cards} &`]: { padding: 0 } } } },
})

export const headCell = style([
  cellBase,
  {
    borderBottom: `1px solid ${vars.line}`,
    color: vars.ink2,
    fontWeight: fontWeight.medium,
    '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
  },
])

/** As a card each cell stands under, or beside, the name of its column. */
export const cell = style([
  cellBase,
  {
    selectors: { [`${row}:not(:first-child) > &`]: { borderTop: `1px solid ${vars.line}` } },
    '@media': asCards({
      [`${row} > &`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        justifyItems: 'start',
        gap: '2px 12px',
        borderTop: 0,
      },
      '&::before': { content: "attr(data-label) / ''", color: vars.ink2 },
    }),
  },
])

// What follows in one cell stands below its first line, not under the name of the column.
globalStyle(`${frame.cards} ${row} > ${cell} > *`, {
  '@media': { [media.mobile]: { gridColumn: 2 } },
})

export const rowHeader = style([
  cell,
  {
    fontWeight: fontWeight.strong,
    // What names the row heads its card, whichever column it is.
    '@media': asCards({
      [`${row} > &`]: { display: 'block', order: -1, fontSize: fontSize.standard },
      '&::before': { content: 'none' },
    }),
  },
])

export const align = styleVariants({
  start: {},
  center: alignedTo('center'),
  end: alignedTo('end'),
})

/** A card's values stand below each other whatever they are. */
function alignedTo(textAlign: 'center' | 'end') {
  return { textAlign, '@media': asCards({ '&': { textAlign: 'start' } }) } as const
}
