import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media, space } from '../../../theme/scale.ts'

/** The list and, beside it, the judge who is open. */
export const split = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const splitOpen = style([
  split,
  { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } } },
])

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

export const recordHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
})
