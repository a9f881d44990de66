import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const sections = style({ display: 'grid', gap: space.xlarge, minWidth: 0 })

export const summary = style({
  maxWidth: 640,
  color: vars.ink2,
  fontSize: fontSize.title,
  lineHeight: 30 / 22,
  letterSpacing: '-0.014em',
  textWrap: 'pretty',
})

export const life = style({ color: vars.ink, fontWeight: fontWeight.bold })

export const columns = style({
  display: 'grid',
  gap: `${space.xlarge}px 48px`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
})

export const title = style({
  paddingBottom: space.small,
  borderBottom: `2px solid ${vars.ink}`,
})

export const list = style({ listStyle: 'none' })

const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: `0 ${space.medium}px`,
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
})

export const task = style([
  row,
  {
    gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
    '@media': { [media.mobile]: { gridTemplateColumns: '3.25rem minmax(0, 1fr)' } },
  },
])

export const count = style({
  color: vars.accentText,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const about = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: fontWeight.strong })

export const detail = style({ color: vars.ink2, fontSize: fontSize.small })

/** On a phone below what it is about. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.medium}px`,
  alignItems: 'center',
  '@media': { [media.mobile]: { gridColumn: 2 } },
})

export const figure = style([row, { gridTemplateColumns: 'minmax(0, 1fr) auto' }])

export const value = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' })
