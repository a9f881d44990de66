import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'
import { sheet } from '../../../theme/sheet.ts'

/** On a phone the floor is a strip above the words, on a desktop it lies beside them. */
export const hero = style({
  display: 'grid',
  overflow: 'hidden',
  ...sheet,
  gridTemplateRows: '72px auto',
  '@media': {
    [media.desktop]: { gridTemplateRows: 'auto', gridTemplateColumns: 'minmax(0, 1fr) 36%' },
  },
})

export const floor = style({
  minHeight: 0,
  '@media': { [media.desktop]: { order: 1, position: 'relative' } },
})

export const words = style({
  padding: 'clamp(20px, 5vw, 56px)',
  minWidth: 0,
  paddingTop: space.large,
  '@media': { [media.desktop]: { paddingTop: 'clamp(20px, 5vw, 56px)' } },
})
