import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media, space, type } from '../../../theme/scale.ts'

export const answers = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.1fr) minmax(0, 1.1fr)',
      gap: space.xlarge,
      paddingBlock: `${space.medium}px ${space.large}px`,
    },
  },
})

export const answer = style({ minWidth: 0, overflowWrap: 'break-word' })

export const question = style([type.small, { color: vars.ink2 }])

export const fact = style([
  type.heading,
  { '@media': { [media.wide]: { ...type.title, marginTop: space.xxsmall } } },
])

export const detail = style([
  type.small,
  { color: vars.ink2, '@media': { [media.wide]: { marginTop: space.xxsmall } } },
])

export const city = style({ marginInlineEnd: space.small })
