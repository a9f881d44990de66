import { style } from '@vanilla-extract/css'

export const textArea = style({ resize: 'vertical', fieldSizing: 'content', maxHeight: '60vh' })
