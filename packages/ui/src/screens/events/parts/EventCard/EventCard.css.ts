import { style } from '@vanilla-extract/css'
import { media, space } from '../../../../theme/scale.ts'

/** On a phone the picture lies above the words, on a desktop beside them. */
export const layout = style({
  display: 'grid',
  height: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: '208px minmax(0, 1fr)' } },
})

export const picture = style({
  height: 120,
  '@media': { [media.desktop]: { height: 'auto', minHeight: 104, position: 'relative' } },
})

/** Without a banner a strip is enough on a phone. */
export const floor = style([picture, { '@media': { [media.mobile]: { height: 28 } } }])

export const banner = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.desktop]: { position: 'absolute', inset: 0 } },
})

export const content = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'center',
  justifyItems: 'start',
  padding: `${space.medium}px clamp(16px, 3.2vw, 24px)`,
})

export const contentOnItsWay = style([content, { justifyItems: 'stretch', gap: space.xsmall }])
