import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, space, type } from '../../../../theme/scale.ts'

export const title = style({ margin: `0 0 ${space.medium}px`, ...type.title })

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minHeight: '100%',
})

/** At the end of the column, under the thumb. */
export const steps = style({ display: 'grid', gap: space.small, marginBlockStart: 'auto' })

export const check = style({
  display: 'flex',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const head = style({
  padding: '0 8px 8px 0',
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
})

export const numberHead = style([head, { textAlign: 'end' }])

/** A phone has the sentence alone. */
const lineColumn = {
  display: 'none',
  '@media': { [hallMedia.tablet]: { display: 'table-cell' } },
} as const

export const lineHead = style([head, { ...lineColumn, paddingInlineStart: 24 }])

const cell = style({
  padding: '10px 8px 10px 0',
  borderBlockEnd: `1px solid ${vars.line}`,
  verticalAlign: 'top',
})

export const place = style([
  cell,
  {
    width: 72,
    color: vars.accentText,
    fontSize: '1.75rem',
    lineHeight: 1.1,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
])

export const name = style([cell, { fontWeight: fontWeight.strong, textAlign: 'start' }])

export const sentence = style({
  display: 'block',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
})

export const number = style([cell, { fontWeight: fontWeight.bold, textAlign: 'end' }])

export const line = style([
  cell,
  { ...lineColumn, paddingInlineStart: 24, color: vars.ink2, fontSize: fontSize.small },
])
