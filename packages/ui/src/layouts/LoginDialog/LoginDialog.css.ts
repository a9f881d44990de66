import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: 16 })

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${vars.line}`,
})
