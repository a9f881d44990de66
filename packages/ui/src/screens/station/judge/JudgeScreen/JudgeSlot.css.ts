import { style } from '@vanilla-extract/css'

/** What is opened hangs below it. */
export const place = style({ position: 'relative', flex: 'none' })
