import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { control } from '../Field/Field.css.ts'

/** No wider than numbers are. */
export const frame = style({ alignItems: 'center', gap: 8 })

export const input = style([
  control,
  {
    width: '12ch',
    flex: 'none',
  },
])

export const unit = style({ color: vars.ink2 })
