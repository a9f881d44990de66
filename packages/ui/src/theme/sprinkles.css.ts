import { style, styleVariants } from '@vanilla-extract/css'
import { space } from './scale.ts'

/** Gaps of Stack and Inline: plain classes, no run-time. */
export const gap = styleVariants(space, (value) => ({ gap: value }))

/** Figures of one width, for tables, sums, numbers and marks. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
