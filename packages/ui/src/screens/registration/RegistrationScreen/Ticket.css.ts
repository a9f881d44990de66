import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import {
  fontSize,
  fontWeight,
  media,
  numberSize,
  radius,
  space,
  type,
} from '../../../theme/scale.ts'

/** The one object with a shadow: it is lifted off the page as a ticket is. */
export const ticket = style({
  width: '100%',
  maxWidth: 440,
  borderRadius: radius.panel,
  // Its edge and its shadow follow the notches.
  filter: [
    ...['1px 0', '-1px 0', '0 1px', '0 -1px'].map((way) => `drop-shadow(${way} 0 ${vars.line})`),
    'drop-shadow(0 12px 16px rgb(0 0 0 / 8%))',
  ].join(' '),
  overflow: 'clip',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': {
    print: { filter: 'none', boxShadow: `0 0 0 1px ${vars.line}` },
    [media.forced]: { border: '1px solid' },
  },
})

/** A half of a round hole at either end, where the two parts of the ticket meet. */
const notched = (end: '0' | '100%') =>
  ['0', '100%']
    .map(
      (side) =>
        `radial-gradient(circle at ${side} ${end}, transparent 10px, #000 10.5px) ${side} 0 / 51% 100% no-repeat`,
    )
    .join(', ')

export const title = style({ display: 'grid', gap: space.xxsmall, padding: 20 })

export const dates = style({ fontSize: fontSize.large, lineHeight: 24 / 18 })

export const name = style({
  fontSize: fontSize.headline,
  fontWeight: fontWeight.bold,
  lineHeight: 36 / 30,
  letterSpacing: '-0.022em',
})

export const body = style({
  display: 'grid',
  gap: space.medium,
  padding: 20,
  background: vars.page,
  selectors: { '&:not(:last-child)': { mask: notched('100%') } },
})

export const who = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' })

export const term = style({ ...type.small, color: vars.ink2 })

export const quiet = style({ ...type.small, color: vars.ink2 })

export const number = style({
  fontSize: numberSize.medium,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: vars.accentText,
})

export const dancers = style({ flex: '1 1 160px', minWidth: 0 })

export const dancer = style({ lineHeight: 1.4 })

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'start',
})

globalStyle(`${place} > svg`, { marginTop: 3, color: vars.accentText })
globalStyle(`${place} > span > span`, { display: 'block' })

const NOTCH = 20

/** Torn off at a line of holes, with a notch at either end. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 132px) minmax(min-content, 1fr)',
  gap: space.medium,
  alignItems: 'center',
  padding: 20,
  background: vars.page,
  mask: notched('0'),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: NOTCH,
      borderTop: `2px dashed ${vars.line}`,
    },
  },
})

export const codes = style({ display: 'grid', gap: space.small })

globalStyle(`dl${codes} > div`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xxsmall,
  alignItems: 'center',
})
globalStyle(`${codes} dt`, { gridColumn: '1 / -1' })

export const code = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  whiteSpace: 'nowrap',
})

export const half = style({ marginInlineEnd: '0.3em' })

export const copy = style({ '@media': { print: { display: 'none' } } })

export const contests = style({ display: 'grid', listStyle: 'none' })

export const contest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: 10,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } },
})

/** A contest chosen within a packet. */
export const member = style([contest, { paddingInlineStart: 16 }])

export const gone = style({ color: vars.ink2, textDecoration: 'line-through' })

/** Role and state, on a line of their own. */
export const notes = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', gap: '0 12px', flexBasis: '100%' },
])
