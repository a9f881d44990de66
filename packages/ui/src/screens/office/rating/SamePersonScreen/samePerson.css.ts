import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

export const pair = style({
  display: 'grid',
  gap: space.small,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `1px solid ${vars.line}`,
})

/** The two beside one another, to be compared. */
export const people = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 320px))' } },
})
