import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const record = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const warn = style({ color: vars.warn, fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2 })

/** A word and its value at the ends of one line. */
export const facts = style({ margin: 0 })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const value = style({ margin: 0, fontWeight: fontWeight.medium })

/** QR and code side by side: a camera takes one, a hand types the other. */
export const code = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'start',
})

export const typed = style({
  fontSize: fontSize.headline,
  lineHeight: 36 / 30,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.04em',
})

export const half = style({ display: 'block' })

export const actions = style({ display: 'grid', gap: space.xsmall, justifyItems: 'start' })

export const sheetHead = style({ marginBlockEnd: space.small })

/** One card for each judge: cut apart, or left whole on the table by the door. */
export const cards = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '6mm' } },
})

export const card = style({
  display: 'grid',
  gap: space.xsmall,
  justifyItems: 'center',
  padding: space.small,
  border: `1px solid ${vars.line}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})

export const cardCode = style({
  width: '100%',
  maxWidth: 160,
  '@media': { print: { maxWidth: '40mm' } },
})

export const cardTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.bold })

export const screenOnly = style({ '@media': { print: { display: 'none' } } })
