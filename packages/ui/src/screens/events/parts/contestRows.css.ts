import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, space, type } from '../../../theme/scale.ts'

/** Contests of a section in a list: number, name, what is known of it. */
export const rows = style({
  marginTop: space.xsmall,
  borderTop: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  columnGap: space.small,
  alignItems: 'baseline',
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const number = style([type.small, { color: vars.ink2 }])

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'break-word' })
