import { style } from '@vanilla-extract/css'
import { media, space } from '../../../../theme/scale.ts'

/** Its link is stretched over it. */
export const poster = style({ position: 'relative', minWidth: 0 })

/** Its words beside the picture, where there is room. */
export const alone = style([
  poster,
  {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: '420px minmax(0, 1fr)',
        columnGap: space.xlarge,
        alignItems: 'center',
      },
    },
  },
])

export const under = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.medium,
  alignItems: 'start',
  marginTop: space.medium,
})

export const words = style({ minWidth: 0 })

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginTop: space.xxsmall,
})
