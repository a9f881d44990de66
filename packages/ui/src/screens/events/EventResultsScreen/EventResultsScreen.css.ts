import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { laidOutLater } from '../../../theme/laidOutLater.ts'
import * as contestRows from '../parts/contestRows.css.ts'
import { fontWeight, media, radius, space } from '../../../theme/scale.ts'

export const sections = style({ display: 'grid', gap: space.xlarge, minWidth: 0 })

export const own = style({
  display: 'grid',
  gap: space.medium,
  padding: `20px clamp(16px, 2.4vw, 28px)`,
  borderRadius: radius.panel,
  background: vars.wash,
  '@media': { print: { display: 'none' } },
})

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'end',
})

export const ownList = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const rows = style([contestRows.rows, laidOutLater(320)])

export const row = style([
  contestRows.row,
  {
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    rowGap: space.xsmall,
    '@media': {
      [media.wide]: { gridTemplateColumns: '2rem minmax(0, 18rem) minmax(0, 1fr)' },
    },
  },
])

export const { number, name } = contestRows

export const title = style({ minWidth: 0 })

export const podium = style({
  gridColumn: 2,
  minWidth: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridColumn: 3 } },
})

export const places = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.large}px`,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xsmall,
  overflowWrap: 'anywhere',
})

export const placeNumber = style({
  minWidth: '1ch',
  color: vars.accentText,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
