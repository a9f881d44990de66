import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, radius, space } from '../../../theme/scale.ts'

export const drop = style({
  display: 'grid',
  gap: space.small,
  padding: space.large,
  border: `2px dashed ${vars.line2}`,
  borderRadius: radius.panel,
  background: vars.wash,
  fontWeight: fontWeight.strong,
})

export const input = style({
  width: '100%',
  minHeight: vars.control,
  color: vars.ink2,
  fontWeight: fontWeight.regular,
  '::file-selector-button': {
    appearance: 'none',
    minHeight: vars.control,
    marginInlineEnd: space.small,
    padding: '9px 20px',
    border: `1px solid ${vars.line2}`,
    borderRadius: vars.corner,
    background: vars.page,
    color: vars.ink,
    font: 'inherit',
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
  },
})

export const contests = style({ display: 'grid', gap: space.small, listStyle: 'none' })
