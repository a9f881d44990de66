import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'

export const account = style({ display: 'grid', gap: space.small })

export const due = style({
  display: 'grid',
  gap: space.xsmall,
  paddingBlockStart: space.xsmall,
  borderBlockStart: `2px solid ${vars.ink}`,
})

export const dueLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const dueSum = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const owed = style({ color: vars.warn })

export const quiet = style({ display: 'block', color: vars.ink2, fontSize: fontSize.small })

export const meter = style({ height: 6, background: vars.line, borderRadius: 3 })

export const meterPart = style({
  display: 'block',
  height: '100%',
  background: vars.accent,
  borderRadius: 3,
})

export const bill = style({ display: 'grid', gap: 6, margin: 0 })

export const billLine = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  overflowWrap: 'anywhere',
})

export const total = style([
  billLine,
  {
    paddingBlockStart: 6,
    borderBlockStart: `1px solid ${vars.line}`,
    fontWeight: fontWeight.strong,
  },
])

export const sum = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const form = style({ display: 'grid', gap: space.small })

export const formRow = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
})
