import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space.large, minWidth: 0 })

/** Pairs of short fields. */
export const fields = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const wholeLine = style({ gridColumn: '1 / -1' })

export const submit = style({ display: 'grid', gap: space.medium, justifyItems: 'start' })
