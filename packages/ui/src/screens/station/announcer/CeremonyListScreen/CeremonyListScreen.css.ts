import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { space, type } from '../../../../theme/scale.ts'

export const title = style({ margin: `0 0 ${space.medium}px`, ...type.title })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  minHeight: 76,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const name = style({ margin: 0, ...type.heading })

export const locked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  margin: 0,
  color: vars.warn,
})
