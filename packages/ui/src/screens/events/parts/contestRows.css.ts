import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, space, type } from '../../../theme/scale.ts'

/** Contests of a section in a list: number, name, what is known of it. */
export const rows = style({
  marginTop: space.xsmall,
  borderTop: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

/** Its columns are those of its list. */
export const row = style({
  display: 'grid',
  columnGap: space.small,
  alignItems: 'baseline',
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const number = style([type.small, { color: vars.ink2 }])

const anyName = style({ overflowWrap: 'break-word' })

export const name = style([anyName, { fontWeight: fontWeight.strong }])

/** What is closed, full or cancelled stays, quieter. */
export const quietName = style([anyName, { color: vars.ink2, fontWeight: fontWeight.medium }])

export const cancelledName = style([quietName, { textDecoration: 'line-through' }])
