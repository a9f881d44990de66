import { style } from '@vanilla-extract/css'

export const icon = style({ flex: 'none', width: '1em', height: '1em' })
