import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../../theme/scale.ts'

/** The places on the left, who is called on the right; on a phone who is called first. */
export const columns = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [hallMedia.tablet]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [hallMedia.wide]: { gridTemplateColumns: '316px minmax(0, 1fr)', minHeight: '100%' },
  },
})

export const steps = style({
  display: 'grid',
  alignContent: 'start',
  order: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [hallMedia.tablet]: { order: 0 } },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 24px',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: 56,
  padding: `${space.xsmall}px ${space.small}px`,
  borderRadius: radius.tile,
  '@media': { [hallMedia.wide]: { minHeight: 76 } },
})

export const current = style([step, { boxShadow: `inset 0 0 0 2px ${vars.ink}` }])

export const closed = style([step, { color: vars.ink2 }])

export const stepNumber = style({
  fontSize: '1.875rem',
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
})

export const stepNames = style({ margin: 0, fontSize: fontSize.standard, overflowWrap: 'anywhere' })

export const seen = style({ color: vars.good })

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
})

export const lead = style({ margin: 0, color: vars.ink2, fontSize: fontSize.title })

export const names = style({
  margin: 0,
  fontSize: '2rem',
  lineHeight: 1.15,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.025em',
  overflowWrap: 'anywhere',
  '@media': {
    [hallMedia.tablet]: { fontSize: '2.75rem' },
    [hallMedia.wide]: { fontSize: '3.5rem' },
  },
})

/** Each is called by itself. */
export const name = style({ display: 'block' })

export const called = style({ display: 'grid', gap: space.xxsmall })

export const from = style({ margin: 0, fontSize: fontSize.title })

export const note = style({
  margin: 0,
  padding: space.medium,
  borderRadius: radius.tile,
  background: vars.wash,
  fontSize: fontSize.large,
})

export const noteDetail = style({ display: 'block', color: vars.ink2, fontSize: fontSize.standard })

/** At the end of the page, under the thumb. */
export const actions = style({ display: 'grid', gap: space.small, marginBlockStart: 'auto' })
