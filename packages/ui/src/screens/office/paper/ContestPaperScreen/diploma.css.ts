import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, fontWeight, numberSize, space } from '../../../../theme/scale.ts'
import { vars } from '../../../../theme/contract.css.ts'

/** One page of A4 each; lower than the page, so that no printer's margins part it. */
export const diploma = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  minHeight: '245mm',
  padding: 'clamp(16px, 5%, 12mm)',
  minWidth: 0,
  background: '#fff',
  boxShadow: `0 0 0 1px ${vars.line}`,
  fontSize: fontSize.large,
  lineHeight: 26 / 18,
  '@media': {
    print: {
      boxShadow: 'none',
      breakInside: 'avoid',
      breakAfter: 'page',
      printColorAdjust: 'exact',
      selectors: { '&:last-of-type': { breakAfter: 'auto' } },
    },
  },
})

export const picture = style({ width: '100%', maxHeight: '90mm', overflow: 'clip' })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: fontWeight.medium,
})

globalStyle(`${brand} img`, { height: 32, width: 'auto' })

export const title = style({
  marginTop: space.medium,
  fontSize: numberSize.medium,
  lineHeight: 60 / 56,
  letterSpacing: '-0.03em',
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})

export const place = style({
  fontSize: fontSize.headline,
  lineHeight: 36 / 30,
  fontWeight: fontWeight.strong,
})

export const troupe = style({
  fontSize: fontSize.headline,
  lineHeight: 36 / 30,
  fontWeight: fontWeight.bold,
})

export const names = style({
  overflowWrap: 'anywhere',
  fontSize: '2.5rem',
  lineHeight: 44 / 40,
  fontWeight: fontWeight.bold,
})

export const manyNames = style({ fontSize: fontSize.large, lineHeight: 26 / 18 })

export const contest = style({ fontSize: fontSize.title, lineHeight: 28 / 22 })

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.large,
  alignItems: 'end',
  marginTop: space.large,
})

export const signature = style({
  display: 'flex',
  gap: space.small,
  '::after': { content: '', flex: 1, borderBottom: '1px solid #000' },
})
