import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: 'clamp(32px, 8vw, 64px) 20px',
  textAlign: 'center',
})

export const motif = style({
  width: 112,
  height: 56,
  marginBottom: 12,
  overflow: 'hidden',
  borderRadius: radius.panel,
})

export const body = style({ maxWidth: '48ch', color: vars.ink2 })

export const action = style({ marginTop: 12 })
