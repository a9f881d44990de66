import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media, radius, space, type } from '../../../theme/scale.ts'

/** What is asked stands apart from what is found. */
export const form = style({
  display: 'grid',
  gap: space.medium,
  padding: 'clamp(16px, 2.6vw, 32px)',
  borderRadius: radius.panel,
  background: vars.wash,
})

export const fields = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const submit = style({ display: 'grid', justifyItems: 'start' })

export const list = style({ listStyle: 'none', borderBottom: `1px solid ${vars.line}` })

export const item = style({
  display: 'grid',
  gap: `${space.small}px ${space.large}px`,
  alignItems: 'start',
  padding: `${space.large}px 0`,
  borderTop: `1px solid ${vars.line}`,
})

/** A person, and beside them where they danced. */
export const person = style([
  item,
  {
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: 40 },
    },
  },
])

/** The days of an event, and beside them what there is to tell of it. */
export const dated = style([item, { gridTemplateColumns: 'auto minmax(0, 1fr)' }])

export const lines = style({ display: 'grid', gap: space.xsmall, listStyle: 'none', minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

export const quiet = style([type.small, { color: vars.ink2 }])
