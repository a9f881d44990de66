import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const code = style({ width: 220, maxWidth: '100%' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space.xsmall,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
})

export const key = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })
