import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** The figures of the event, side by side where there is room. */
export const sums = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})

/** Search and chips in line with what is chosen before them. */
export const filters = style({
  flex: '1 1 480px',
  minWidth: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
})

export const number = style({ fontVariantNumeric: 'tabular-nums' })

export const debt = style([number, { color: vars.warn }])

/** The sheet is read like a page of a book: no wider than its sums need. */
export const sheet = style({ display: 'grid', gap: space.large, maxWidth: 760 })

export const section = style({ display: 'grid', gap: space.small })

export const sectionTitle = style({ fontSize: fontSize.title, fontWeight: fontWeight.strong })

export const equation = style({ display: 'grid', gap: 6, margin: 0, maxWidth: 480 })

export const term = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: '1em minmax(0, 1fr) auto',
})

export const sign = style({ color: vars.ink2 })

export const amount = style([number, { margin: 0, whiteSpace: 'nowrap' }])

export const result = style([
  term,
  {
    paddingBlockStart: 6,
    borderBlockStart: `1px solid ${vars.line}`,
    fontWeight: fontWeight.strong,
  },
])

export const back = style([
  number,
  { display: 'block', color: vars.ink2, fontSize: fontSize.small },
])

/** A month and its sum. */
export const month = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' })

export const form = style({ display: 'grid', gap: space.small })

export const pair = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
})

/** How a joint payment is shared out: at most as high as a few lines. */
export const parts = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  maxHeight: 240,
  overflow: 'auto',
})

export const part = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
})

export const quiet = style({ color: vars.ink2 })
