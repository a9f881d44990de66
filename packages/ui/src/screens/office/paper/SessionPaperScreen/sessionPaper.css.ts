import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** What to print beside the sheets; on a phone above them. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': {
    [media.roomy]: { gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)' },
    print: { display: 'block' },
  },
})

export const choices = style({
  display: 'grid',
  gap: space.medium,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [media.roomy]: { position: 'sticky', top: space.medium, alignSelf: 'start' },
    print: { display: 'none' },
  },
})

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
})

export const quiet = style({ color: vars.ink2 })

export const why = style({ display: 'grid', gap: space.xxsmall })

export const whyTitle = style({ fontSize: fontSize.small, fontWeight: fontWeight.strong })

export const reasons = style({
  display: 'grid',
  gap: space.xxsmall,
  listStyle: 'none',
  color: vars.ink2,
})

/** The sheets lie on the frame's ground; on paper there is none. */
export const sheets = style({
  minWidth: 0,
  display: 'grid',
  gap: space.small,
  alignContent: 'start',
  '@media': { print: { display: 'block' } },
})

export const count = style({
  fontWeight: fontWeight.strong,
  '@media': { print: { display: 'none' } },
})
