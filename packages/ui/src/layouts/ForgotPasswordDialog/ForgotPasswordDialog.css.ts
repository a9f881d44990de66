import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  overflowWrap: 'anywhere',
})

export const message = style({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  selectors: { '&:focus': { outline: 'none' } },
})

export const sign = style({ flex: 'none', fontSize: '2rem', color: vars.accentText })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
