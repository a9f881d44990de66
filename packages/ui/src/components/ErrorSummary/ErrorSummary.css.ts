import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/scale.ts'

export const summary = style({
  padding: '16px 20px',
  border: `1px solid ${vars.bad}`,
  borderInlineStart: `4px solid ${vars.bad}`,
  borderRadius: vars.corner,
  background: vars.badTint,
})

export const title = style({ fontWeight: fontWeight.strong })

export const list = style({ marginTop: 8, paddingInlineStart: '1.2em' })

/** Lines of 24 px and room between them: each is a target of its own. */
export const item = style({ paddingBlock: 2 })

export const link = style({
  color: vars.bad,
  textUnderlineOffset: '0.2em',
})
