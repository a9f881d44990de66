import { style } from '@vanilla-extract/css'
import { media, radius, space } from '../../../../theme/scale.ts'

export const layout = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: '72px minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '216px minmax(0, 1fr)', gap: space.large },
  },
})

export const picture = style({
  overflow: 'hidden',
  borderRadius: radius.control,
  minHeight: 72,
  '@media': { [media.desktop]: { minHeight: 108 } },
})

export const banner = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const content = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'center',
  justifyItems: 'start',
})

export const contentOnItsWay = style({ display: 'grid', gap: space.xsmall, alignContent: 'center' })
