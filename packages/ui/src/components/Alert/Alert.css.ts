import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

export const alert = style({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  // Seen where colours are forced.
  border: '1px solid transparent',
  borderRadius: radius.tile,
})

export const tone = styleVariants({
  info: { background: vars.wash },
  positive: { background: vars.goodTint },
  caution: { background: vars.warnTint },
  critical: { background: vars.badTint },
})

const anyIcon = style({ flex: 'none', fontSize: '1.25rem', paddingTop: 2 })

export const icon = styleVariants({
  info: [anyIcon, { color: vars.ink2 }],
  positive: [anyIcon, { color: vars.good }],
  caution: [anyIcon, { color: vars.warn }],
  critical: [anyIcon, { color: vars.bad }],
})

export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

// The marks of a list stand under the title, not under the icon.
globalStyle(`${body} > div > :is(ul, ol)`, { paddingInlineStart: '1.25em' })

export const title = style({ fontWeight: fontWeight.strong })

export const action = style({ marginTop: 12 })
