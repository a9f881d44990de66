import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  overflowWrap: 'anywhere',
})

export const contests = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
