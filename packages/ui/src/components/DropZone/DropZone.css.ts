import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius, space } from '../../theme/scale.ts'
import { sheet } from '../../theme/sheet.ts'

export const zone = styleVariants({
  dashed: {
    display: 'grid',
    gap: space.small,
    justifyItems: 'start',
    minWidth: 0,
    padding: space.large,
    border: `2px dashed ${vars.line2}`,
    borderRadius: radius.panel,
    background: vars.wash,
    selectors: {
      '&[data-over]': { borderColor: vars.accentText, background: vars.tint },
    },
  },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    minWidth: 0,
    padding: 16,
    ...sheet,
    selectors: {
      '&[data-over]': { borderColor: vars.accentText, background: vars.tint },
    },
  },
})
