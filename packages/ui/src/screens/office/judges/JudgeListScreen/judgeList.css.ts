import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

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
