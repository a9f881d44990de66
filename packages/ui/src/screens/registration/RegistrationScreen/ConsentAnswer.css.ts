import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const question = style({
  display: 'grid',
  gap: space.small,
  maxWidth: 640,
  paddingBlock: space.medium,
  borderBlock: `2px solid ${vars.ink}`,
  '@media': { print: { display: 'none' } },
})
