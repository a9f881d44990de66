import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const question = style({
  display: 'grid',
  gap: space.small,
  maxWidth: 640,
  '@media': { print: { display: 'none' } },
})

export const title = style({
  paddingBottom: space.xsmall,
  borderBottom: `2px solid ${vars.ink}`,
})
