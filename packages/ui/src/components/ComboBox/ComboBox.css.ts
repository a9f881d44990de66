import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'
import { item } from '../Menu/Menu.css.ts'

export const button = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: vars.control,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink2,
  fontSize: '1.25rem',
  cursor: 'pointer',
})

export const list = style({ maxHeight: 'min(320px, 40dvh)', overflow: 'auto', outline: 'none' })

export const option = style([item, { flexDirection: 'column', alignItems: 'flex-start', gap: 0 }])

export const description = style({ fontSize: fontSize.small, color: vars.ink2 })

export const nothing = style({ padding: '10px 12px', color: vars.ink2 })
