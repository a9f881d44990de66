import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, media, space } from '../../../theme/scale.ts'

/** The list and, beside it, the contest that is open. */
export const split = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const splitOpen = style([
  split,
  { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } } },
])

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
