import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, numberSize, space, type } from '../../../theme/scale.ts'

export const leaders = style({
  listStyle: 'none',
  maxWidth: 800,
  borderTop: `2px solid ${vars.ink}`,
})

export const leader = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  columnGap: space.small,
  alignItems: 'center',
  padding: `${space.medium}px 0`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
})

export const place = style({
  fontSize: numberSize.small,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
  color: vars.accentText,
  selectors: {
    [`${leader}:first-child > &:not([data-shared])`]: { fontSize: numberSize.large },
    // «2–3» stays in its column, in one line.
    '&[data-shared]': { fontSize: fontSize.title, whiteSpace: 'nowrap' },
  },
})

export const name = style({
  ...type.title,
  overflowWrap: 'anywhere',
  selectors: {
    [`${leader}:first-child &`]: {
      fontSize: fontSize.headline,
      lineHeight: 1.2,
      letterSpacing: '-0.022em',
    },
  },
})

export const points = style({ textAlign: 'end' })

export const sum = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'lining-nums',
})
