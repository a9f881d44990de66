import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media, radius } from '../../theme/scale.ts'

const base = style({
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.ink,
  font: 'inherit',
  selectors: {
    '&[data-unanswered]': { color: vars.warn, fontWeight: fontWeight.strong },
    '&[aria-invalid=true]': { borderColor: vars.bad },
  },
  '@media': { [media.mobile]: { minHeight: 44 }, print: { display: 'none' } },
})

export const select = styleVariants({
  standard: [base, { minWidth: 56, minHeight: 32 }],
  small: [base, { maxWidth: '100%', minHeight: 28, paddingInline: 2, borderRadius: radius.small }],
})
