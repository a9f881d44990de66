import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const content = style({ display: 'grid', gap: space.medium })

export const list = style({
  display: 'grid',
  maxHeight: '44dvh',
  overflowY: 'auto',
  // Room for the ring around what has the focus.
  marginInline: -4,
  paddingInline: 4,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.line}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space.xxsmall,
  alignItems: 'start',
  padding: '4px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const editing = style({
  display: 'grid',
  gap: space.medium,
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })
