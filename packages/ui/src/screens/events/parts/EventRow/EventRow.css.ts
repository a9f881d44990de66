import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space, type } from '../../../../theme/scale.ts'

/** Its link is stretched over it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'center',
  padding: `${space.medium}px 0`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr) auto 20px',
      columnGap: space.large,
    },
  },
})

export const words = style({ display: 'grid', gap: 2, minWidth: 0 })

/** On a phone under the words. */
const detail = style({
  gridColumn: 2,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})

export const figures = style([detail, type.small, { color: vars.ink2 }])

export const terms = style([
  detail,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxsmall}px ${space.large}px`,
    justifyContent: 'space-between',
    alignItems: 'baseline',
    '@media': { [media.wide]: { flexWrap: 'nowrap' } },
  },
])

export const price = style({
  '@media': { [media.wide]: { minWidth: '11rem', textAlign: 'end' } },
})

export const arrow = style({
  display: 'none',
  color: vars.accentText,
  fontSize: '1.25rem',
  '@media': { [media.wide]: { display: 'flex' } },
})
