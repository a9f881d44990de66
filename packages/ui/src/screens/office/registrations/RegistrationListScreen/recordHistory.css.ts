import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'

export const history = style({ display: 'grid', gap: space.medium })

export const section = style({ display: 'grid', gap: space.xsmall })

export const title = style({ fontSize: fontSize.standard, fontWeight: fontWeight.strong })

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.line}`,
})

export const item = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const change = style({ fontSize: fontSize.small })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })
