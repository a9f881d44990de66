import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

/** The fields that may be chosen: two beside one another, those that are chosen with a line of their own. */
export const fields = style({
  display: 'grid',
  gap: `${space.xsmall}px ${space.medium}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const chosen = style({
  display: 'grid',
  gap: space.xsmall,
  gridColumn: '1 / -1',
  paddingBlock: space.xsmall,
  borderBlock: `1px solid ${vars.line}`,
  selectors: { '& + &': { borderBlockStart: 0, paddingBlockStart: 0 } },
})
