import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

/** Title and actions: beside one another, or under where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xsmall}px ${space.medium}px`,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { print: { display: 'none' } },
})

export const content = style({ minWidth: 0 })
