import { globalStyle, style } from '@vanilla-extract/css'
import { labelHeight } from '../../../components/Field/labelHeight.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media, space } from '../../../theme/scale.ts'

export const options = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xlarge },
  },
})

/** The whole row leads on. */
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'center',
  paddingBlock: 20,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
  },
})

export const closedOption = style([option, { color: vars.ink2 }])

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 52,
  height: 52,
  borderRadius: vars.corner,
  background: vars.tint,
  color: vars.accentText,
  fontSize: '1.75rem',
  selectors: { [`${closedOption} > &`]: { background: vars.wash, color: vars.ink2 } },
})

// The two icons of a pair are close together.
globalStyle(`${icon} > svg + svg`, { marginInlineStart: '-0.42em' })

export const words = style({ display: 'grid', gap: 2 })

export const arrow = style({ fontSize: '1.25rem', color: vars.accentText })

export const find = style({
  display: 'grid',
  gap: space.small,
  // An error below one field leaves the other where it was.
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '200px 200px auto', justifyContent: 'start' },
  },
})

globalStyle(`${find} > button`, {
  '@media': { [media.desktop]: { marginTop: labelHeight } },
})

/** One field with its button below. */
export const lostPin = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  maxWidth: 400,
})

export const findError = style({ gridColumn: '1 / -1' })
