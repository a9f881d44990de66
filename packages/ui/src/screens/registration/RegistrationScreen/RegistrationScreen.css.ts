import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media, space, type } from '../../../theme/scale.ts'

/** One column on a phone; on a wide screen the ticket stays beside what is due and what can be done. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': {
    [`screen and ${media.wide}`]: {
      gridTemplateColumns: '440px minmax(0, 1fr)',
      columnGap: 56,
    },
  },
})

const across = { gridColumn: '1 / -1' } as const

export const header = style({ ...across, display: 'grid', gap: space.xsmall })

export const notices = style({
  ...across,
  display: 'grid',
  gap: space.small,
  selectors: { '&:empty': { display: 'none' } },
})

export const ticket = style({
  display: 'grid',
  gap: space.small,
  alignContent: 'start',
  minWidth: 0,
})

export const aside = style({
  display: 'grid',
  gap: space.xlarge,
  alignContent: 'start',
  minWidth: 0,
})

export const steps = style({ display: 'grid', gap: space.xsmall, paddingInlineStart: '1.2em' })

export const noPrint = style({ flex: 'none', '@media': { print: { display: 'none' } } })

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
})

// Their icons stand under the text of the page, not a padding away from it.
globalStyle(`${actions} > :is(a, button)`, { marginInlineStart: -20 })

export const hint = style({
  ...type.small,
  color: vars.ink2,
  paddingInlineStart: 28,
  marginBottom: space.xsmall,
})

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
