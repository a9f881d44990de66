import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../../theme/scale.ts'

/** What the chain says of itself. */
export const chain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.medium}px`,
  padding: `${space.small}px ${space.medium}px`,
  borderRadius: radius.chip,
  background: vars.wash,
  fontSize: fontSize.small,
})

/** What of the input differs, a line each. */
export const faults = style({ flexBasis: '100%', paddingInlineStart: space.large })

export const head = style({
  fontFamily: 'monospace',
  fontSize: fontSize.standard,
  letterSpacing: '0.04em',
})
