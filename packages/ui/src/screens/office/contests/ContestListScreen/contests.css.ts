import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight, media } from '../../../../theme/scale.ts'

/** Beside the name of a section. */
export const sectionSum = style({ color: vars.ink2, fontWeight: fontWeight.regular })

/** Leaves only the contests that ask for something. */
export const attention = style({
  appearance: 'none',
  minHeight: vars.control,
  padding: '0 14px',
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: vars.warnTint,
  color: vars.warn,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.line2 },
    '&[aria-pressed=true]': { borderColor: 'currentColor' },
  },
  '@media': { [media.mobile]: { minHeight: 44 }, [media.forced]: { borderColor: 'ButtonBorder' } },
})
