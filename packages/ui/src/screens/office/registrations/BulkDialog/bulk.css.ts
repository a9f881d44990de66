import { style } from '@vanilla-extract/css'
import { space } from '../../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space.small })

export const preview = style({ display: 'grid', gap: space.small })

export const changes = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
