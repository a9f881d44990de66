import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { STARTED } from '../../../theme/laidOutLater.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      gridTemplateRows: 'auto 1fr',
      gap: '40px 56px',
      paddingTop: space.large,
    },
    '(width >= 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: 88 },
  },
})

export const main = style({
  display: 'grid',
  gap: space.xxlarge,
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
})

export const about = style({ display: 'grid', gap: space.medium, minWidth: 0 })

export const lead = style({
  fontSize: fontSize.large,
  lineHeight: 28 / 18,
  textWrap: 'pretty',
})

export const aside = style({
  display: 'grid',
  gap: space.xlarge,
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: 2 } },
})

export const share = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
})

export const facts = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
})

globalStyle(`${fact} > svg`, {
  marginTop: '0.14em',
  fontSize: '1.25em',
  color: vars.ink2,
})

// As `laidOutLater`, which cannot name the parts of others.
globalStyle(`${aside} > section`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 240px',
  // Focus rings stand out of their box.
  overflowClipMargin: 12,
})
globalStyle(`${STARTED} ${aside} > section`, { contentVisibility: 'visible' })
