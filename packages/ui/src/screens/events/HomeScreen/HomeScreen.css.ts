import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media, radius, space } from '../../../theme/scale.ts'

/** Between sections there is room. */
export const sections = style({
  display: 'grid',
  gap: 48,
  '@media': { [media.wide]: { gap: space.xxlarge, paddingTop: space.medium } },
})

export const head = style({
  display: 'flex',
  gap: space.medium,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: space.large,
})

export const posters = style({
  display: 'grid',
  gap: '36px 28px',
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const columns = style({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.xxlarge },
  },
})

/** Beside the results and what the team says of itself. */
export const search = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  padding: `${space.large}px clamp(20px, 2.6vw, 32px)`,
  borderRadius: radius.panel,
  background: vars.wash,
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      selectors: { '&:only-child': { gridColumn: '1 / -1' } },
    },
  },
})

export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'end',
})

export const ticket = style({ paddingTop: space.medium, borderTop: `1px solid ${vars.line}` })

export const about = style({
  display: 'grid',
  gap: space.medium,
  maxWidth: 720,
  '@media': { [media.wide]: { gridColumn: 1 } },
})
