import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const select = style({
  minWidth: 56,
  minHeight: 32,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.ink,
  font: 'inherit',
  selectors: { '&[aria-invalid=true]': { borderColor: vars.bad } },
  '@media': { [media.mobile]: { minHeight: 44 }, print: { display: 'none' } },
})
