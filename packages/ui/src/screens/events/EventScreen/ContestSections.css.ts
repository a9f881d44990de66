import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { laidOutLater } from '../../../theme/laidOutLater.ts'
import * as contestRows from '../parts/contestRows.css.ts'
import { fontWeight, gutter, media, radius, space, type } from '../../../theme/scale.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.large}px`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
})

/** A section's name, and what is paid besides its prices. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.medium}px`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
})

/** One row that scrolls within itself where it has no room. */
export const chips = style({
  display: 'flex',
  gap: space.xsmall,
  width: '100%',
  minWidth: 0,
  margin: `${space.small}px 0 0`,
  padding: '2px 0',
  border: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    // Cut by the edge of the window, the row says that it goes on.
    [media.mobile]: {
      width: 'auto',
      marginInlineEnd: `calc(-1 * ${gutter})`,
      paddingInlineEnd: gutter,
    },
    print: { display: 'none' },
  },
})

globalStyle(`${chips} > fieldset`, { flex: 'none', flexWrap: 'nowrap', overflowX: 'visible' })

export const parting = style({
  flex: 'none',
  width: 1,
  margin: `${space.xsmall}px ${space.xxsmall}px`,
  background: vars.line,
})

export const rows = style([contestRows.rows, laidOutLater(240)])

export const row = style([
  contestRows.row,
  {
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    '@media': {
      [media.wide]: { gridTemplateColumns: '2rem minmax(0, 1fr) 10.5rem 7.5rem' },
    },
  },
])

export const note = style([
  type.small,
  {
    gridColumn: 2,
    color: vars.ink2,
    '@media': { [media.wide]: { gridColumn: 3, gridRow: 1 } },
  },
])

export const sum = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  textAlign: 'end',
  '@media': { [media.wide]: { gridColumn: 4, gridRow: 1 } },
})

export const price = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const quietPrice = style([price, { color: vars.ink2, fontWeight: fontWeight.medium }])

export const unit = style([type.small, { display: 'block', color: vars.ink2 }])

/** A better offer stands apart. */
export const bundles = style({
  display: 'grid',
  gap: space.small,
  marginTop: space.medium,
  padding: `20px clamp(20px, 2.4vw, 28px)`,
  borderRadius: radius.panel,
  background: vars.tint,
})

export const bundleList = style({
  display: 'grid',
  gap: `${space.medium}px 56px`,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const bundle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})
