import { style } from '@vanilla-extract/css'

export const person = style({ display: 'inline-block', maxWidth: '100%' })
