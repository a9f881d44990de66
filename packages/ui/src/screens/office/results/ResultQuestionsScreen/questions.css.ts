import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { space } from '../../../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space.large, margin: 0, padding: 0 })

export const question = style({
  display: 'grid',
  gap: space.small,
  listStyle: 'none',
  paddingBottom: space.large,
  borderBottom: `1px solid ${vars.line}`,
})

/** Line breaks of the letter stay; a long word does not push the page. */
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const answer = style({
  display: 'grid',
  gap: space.xsmall,
  paddingInlineStart: space.medium,
  borderInlineStart: `2px solid ${vars.line}`,
})
