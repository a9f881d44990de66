import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../theme/scale.ts'
import { sheet } from '../../../theme/sheet.ts'

export const ticket = style({
  overflow: 'hidden',
  ...sheet,
})

export const floor = style({ height: 40 })

export const facts = style({
  display: 'flex',
  // One below the other on the narrowest phone.
  flexWrap: 'wrap',
  // On one line even where one of the names takes two.
  alignItems: 'end',
  gap: space.medium,
  padding: 'clamp(16px, 4vw, 32px)',
})

export const term = style({ fontSize: fontSize.small, color: vars.ink2 })

export const figure = style({
  fontSize: 'clamp(2rem, 1.2rem + 4vw, 3.25rem)',
  fontWeight: fontWeight.strong,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The figure with its button beside it. */
export const fact = style({
  display: 'grid',
  // Never narrower than the longest word of its name.
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  columnGap: 4,
  alignItems: 'center',
})

/** Takes the room that is left, and breaks its name before it goes to a line of its own. */
export const firstFact = style([fact, { flex: '1 1 min-content' }])

globalStyle(`${fact} > dt`, { gridColumn: '1 / -1' })

export const copy = style({ '@media': { print: { display: 'none' } } })

export const startNumber = style({ fontSize: fontSize.large, fontWeight: fontWeight.strong })

export const wide = style({ flexBasis: '100%' })

export const contests = style({ display: 'grid', listStyle: 'none' })

export const contest = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '6px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

/** A contest chosen within a packet. */
export const member = style([contest, { paddingInlineStart: 20 }])

export const contestWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  minWidth: 0,
})

export const gone = style({ color: vars.ink2, textDecoration: 'line-through' })

export const sums = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${sums} :is(th, td)`, {
  padding: '8px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
})
globalStyle(`${sums} tbody tr`, { borderBottom: `1px solid ${vars.line}` })
globalStyle(`${sums} td`, { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 16 })
globalStyle(`${sums} tfoot :is(th, td)`, { fontWeight: fontWeight.strong, paddingBlock: 4 })
globalStyle(`${sums} tfoot tr:first-child :is(th, td)`, { paddingTop: 12 })

export const pay = style({
  display: 'grid',
  gap: space.medium,
  '@media': { [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
})

export const qr = style({ width: '100%', maxWidth: 260, breakInside: 'avoid' })

export const dancers = style({
  display: 'grid',
  gap: space.xsmall,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

export const steps = style({ display: 'grid', gap: space.xsmall, paddingInlineStart: '1.2em' })

export const noPrint = style({ flex: 'none', '@media': { print: { display: 'none' } } })

export const actions = style({
  display: 'grid',
  gap: space.medium,
  '@media': { print: { display: 'none' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

/** Registrations made one after another. */
export const recent = style({ display: 'grid', listStyle: 'none' })

export const recentEntry = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: 12,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&:first-child': { paddingTop: 0 },
  },
})

export const recentHead = style({
  display: 'flex',
  gap: space.small,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const recentSum = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const recentFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
})

export const recentTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingTop: 12,
  borderTop: `1px solid ${vars.line}`,
  fontSize: fontSize.large,
  fontVariantNumeric: 'tabular-nums',
})
