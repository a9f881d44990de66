import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

/** Short fields, as many in a line as fit. */
export const numbers = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
})
