import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight, numberSize, radius, space, type } from '../../../../theme/scale.ts'

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.medium}px`,
  alignItems: 'center',
})

export const hour = style({
  color: vars.accentText,
  fontSize: numberSize.large,
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.04em',
})

export const oldHour = style({ color: vars.ink2 })

export const onFloor = style({
  color: vars.accentText,
  fontSize: numberSize.medium,
  lineHeight: 1.15,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.04em',
})

export const wait = style({ minWidth: 0 })

export const what = style([type.heading, { fontWeight: fontWeight.regular }])

export const way = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  margin: `${space.small}px 0 ${space.xsmall}px`,
})

export const wayPart = style({
  height: 8,
  borderRadius: radius.round,
  background: vars.tint,
  selectors: {
    '&[data-danced]': { background: vars.accent },
    '&[data-on]': {
      background: `linear-gradient(to right, ${vars.accent} 50%, ${vars.tint} 50%)`,
    },
  },
})

export const later = style({ listStyle: 'none' })

export const laterRow = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const laterTime = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-stale]': { color: vars.ink2, fontWeight: fontWeight.regular } },
})

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'break-word' })
