import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

/** A line of ink opens it, as it opens a list. */
export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xsmall,
  paddingBlock: `${space.large}px`,
  borderTop: `2px solid ${vars.ink}`,
  overflowWrap: 'anywhere',
})

export const body = style({ maxWidth: '60ch', color: vars.ink2 })

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  marginTop: space.xsmall,
})
