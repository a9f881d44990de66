import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

/** Search and chips in one line, where there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  '@media': { print: { display: 'none' } },
})

// What stands in the field, or its first choice, says what it is for.
globalStyle(`${line} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

globalStyle(`${line} > :first-child`, {
  flex: '0 1 220px',
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
})

export const rest = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  marginBlockStart: space.xsmall,
  '@media': { print: { display: 'none' } },
})
