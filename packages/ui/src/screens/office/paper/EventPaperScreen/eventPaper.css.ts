import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const choices = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  marginBlockEnd: space.medium,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 12rem)) auto' },
    print: { display: 'none' },
  },
})

/** From one number to another: side by side at any width. */
export const range = style({ display: 'flex', gap: space.small })

/** Numbers as they lie on a sheet: two one under another, or two rows of two. */
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2mm',
  padding: space.medium,
  background: '#fff',
  '@media': { print: { padding: 0, gap: '0 2mm' } },
})

/** What whoever prints is told, and what the head of the table says on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** Above the columns, so that the printer repeats it with them. */
export const printedHead = style({
  display: 'none',
  '@media': { print: { display: 'table-row' } },
})

export const printedOccasion = style({ display: 'block', fontSize: fontSize.small })

export const printedTitle = style({
  display: 'block',
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
})

/** A list of its own sheet. */
export const onOwnSheet = style({
  '@media': { print: { selectors: { '& + &': { breakBefore: 'page' } } } },
})

export const list = style({
  selectors: { '& + &': { marginBlockStart: space.large } },
})
