import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, numberSize, space, type } from '../../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 260px',
      columnGap: 'clamp(40px, 6vw, 96px)',
    },
  },
})

/** Of no use on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const main = style({ display: 'grid', gap: space.xlarge, minWidth: 0 })

export const role = style({ marginBottom: space.medium })

export const places = style({ listStyle: 'none', borderTop: `2px solid ${vars.ink}` })

const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: space.small,
  alignItems: 'baseline',
  padding: `${space.medium}px 0`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
})

/** Beside a large figure the name begins at its head. */
export const podium = style([row, { alignItems: 'start' }])
export const winner = style([podium])
export const placed = style([row])

/** A row of the own number. */
export const own = style({
  boxShadow: `-12px 0 ${vars.tint}, 12px 0 ${vars.tint}`,
  background: vars.tint,
})

export const place = style({
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: fontSize.title,
  color: vars.ink2,
  selectors: {
    [`${podium} > &`]: {
      fontSize: numberSize.small,
      // A lone large figure stands at the edge of the text.
      fontVariantNumeric: 'lining-nums',
      lineHeight: 1,
      color: vars.accentText,
    },
    [`${winner} > &`]: { fontSize: numberSize.large, lineHeight: 1, color: vars.accentText },
    // «10–12» stays in its column, in one line.
    '&[data-shared]': { fontSize: fontSize.standard, lineHeight: 1.75, whiteSpace: 'nowrap' },
  },
  '@media': {
    [media.wide]: { selectors: { '&[data-shared]': { fontSize: fontSize.title } } },
  },
})

export const who = style({
  display: 'grid',
  columnGap: space.xlarge,
  minWidth: 0,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // Beside a long sentence the lines of who it is keep together: the last row takes what is left.
      gridTemplateRows: 'repeat(4, max-content) 1fr',
    },
  },
})

export const name = style({
  ...type.name,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridColumn: 1 } },
  selectors: {
    [`${podium} &`]: { ...type.title },
    [`${winner} &`]: { ...type.title, '@media': {} },
  },
})

globalStyle(`${winner} ${name}`, {
  fontSize: fontSize.headline,
  lineHeight: 1.2,
  letterSpacing: '-0.022em',
  '@media': { [media.wide]: { fontSize: '2.5rem', lineHeight: 1.1 } },
})

export const why = style({
  ...type.small,
  textWrap: 'pretty',
  marginTop: space.xxsmall,
  '@media': {
    [media.wide]: { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', margin: 0 },
  },
  selectors: {
    [`:is(${winner}, ${podium}) &`]: {
      paddingInlineStart: space.medium,
      boxShadow: `inset 3px 0 ${vars.accent}`,
      fontSize: fontSize.standard,
      lineHeight: 1.5,
    },
  },
})

export const total = style({ fontSize: fontSize.title, fontWeight: fontWeight.bold })

export const before = style({ marginTop: space.xlarge })

export const rest = style({
  marginTop: space.xsmall,
  borderTop: `1px solid ${vars.line}`,
  listStyle: 'none',
})

export const left = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: space.small,
  alignItems: 'baseline',
  padding: `${space.xsmall}px 0`,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
})

export const range = style({
  color: vars.ink2,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

export const aside = style({ display: 'grid', gap: space.xlarge, minWidth: 0 })

export const judges = style({ marginTop: space.xsmall, listStyle: 'none' })

export const judge = style({ display: 'flex', gap: space.small, padding: '4px 0' })

export const letter = style({
  minWidth: 24,
  color: vars.accentText,
  fontWeight: fontWeight.bold,
})

export const rounds = style({ marginTop: space.xsmall, listStyle: 'none' })

export const round = style({
  display: 'flex',
  gap: space.medium,
  justifyContent: 'space-between',
  padding: '6px 0',
})

export const files = style({
  display: 'grid',
  gap: space.xsmall,
  marginTop: space.xsmall,
  listStyle: 'none',
})

export const changes = style({ paddingInlineStart: space.large })
