import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, media, numberSize, space } from '../../../../theme/scale.ts'

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minHeight: '100%',
})

export const push = style({ marginBlockStart: 'auto' })

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
  margin: `0 0 ${space.large}px`,
  '@media': { [hallMedia.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** The numbers stand on one line, however long the words below them are. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})

export const factText = style({ color: vars.ink2, fontSize: fontSize.small })

export const factNumber = style({
  margin: 0,
  fontSize: numberSize.small,
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
})

/** On a phone each row is a block: what, by whom, what to do. */
export const wall = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [hallMedia.tablet]: { display: 'table' } },
})

/** On a phone the blocks say themselves what they are. */
export const headRow = style({
  display: 'none',
  '@media': { [hallMedia.tablet]: { display: 'table-row' } },
})

export const row = style({
  display: 'block',
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [hallMedia.tablet]: { display: 'table-row', padding: 0, borderBlockEnd: 'none' },
  },
  selectors: { '&[data-on]': { background: vars.wash } },
})

export const body = style({
  display: 'block',
  '@media': { [hallMedia.tablet]: { display: 'table-row-group' } },
})

export const head = style({
  padding: '0 8px 8px 0',
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
})

export const actHead = style([head, { textAlign: 'end' }])

const cell = style({
  display: 'block',
  padding: '6px 8px',
  '@media': {
    [hallMedia.tablet]: {
      display: 'table-cell',
      padding: '12px 8px',
      borderBlockEnd: `1px solid ${vars.line}`,
      verticalAlign: 'middle',
    },
  },
})

export const round = style([
  cell,
  {
    fontWeight: fontWeight.strong,
    textAlign: 'start',
    selectors: { '&&': { paddingInlineStart: 8 } },
  },
])

export const floor = style({
  marginInlineEnd: space.xsmall,
  color: vars.accentText,
  fontWeight: fontWeight.bold,
})

export const text = style({
  display: 'block',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})

/** Five judges beside each other; a laptop has room for eight. */
export const sheets = style([
  cell,
  {
    '@media': {
      [hallMedia.tablet]: { minWidth: '15.5rem' },
      [media.roomy]: { width: '48%' },
    },
  },
])

export const cells = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const sheet = style({ display: 'grid', gap: 2, width: 40, textAlign: 'center' })

export const letter = style({ color: vars.ink2, fontSize: fontSize.small, lineHeight: 1 })

/** What it waits for, and the button, beside each other where there is room. */
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  '@media': { [hallMedia.tablet]: { justifyContent: 'flex-end' } },
})

export const act = style([
  cell,
  {
    selectors: { '&&': { paddingInlineEnd: 8 } },
  },
])

export const device = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'start',
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const deviceLetter = style({ color: vars.accentText })

export const deviceName = style({ margin: 0 })
