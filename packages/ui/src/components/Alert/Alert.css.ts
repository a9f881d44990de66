import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

export const alert = style({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  border: '1px solid',
  borderRadius: radius.control,
})

export const tone = styleVariants(vars.tone, ({ soft, line }) => ({
  background: soft,
  borderColor: line,
}))

export const icon = styleVariants(vars.tone, ({ text }) => ({
  flex: 'none',
  color: text,
  fontSize: '1.25rem',
  paddingTop: 2,
}))

export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const title = style({ fontWeight: fontWeight.strong })

export const action = style({ marginTop: 12 })
