import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced } from '../../theme/forcedColours.ts'
import { fontWeight, media, radius, space, type } from '../../theme/scale.ts'

const row = style({
  display: 'flex',
  minWidth: 0,
  border: 0,
  '@media': {
    print: { display: 'none' },
    // One row that scrolls; the room around it is for the outline of what has the focus.
    [media.mobile]: {
      flexBasis: '100%',
      flexWrap: 'nowrap',
      margin: -4,
      padding: 4,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
})

export const group = styleVariants({
  quiet: [row, { flexWrap: 'wrap', gap: 6, margin: 0, padding: 0 }],
  strong: [row, { flexWrap: 'wrap', gap: space.xsmall, margin: -2, padding: 2 }],
})

const chip = style({
  appearance: 'none',
  flex: 'none',
  margin: 0,
  border: '1px solid transparent',
  background: vars.wash,
  color: vars.ink,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { borderColor: vars.line2 },
  '@media': {
    [media.mobile]: { minHeight: 44 },
    [media.forced]: { borderColor: 'ButtonBorder' },
  },
})

export const quietChip = style([
  chip,
  {
    minHeight: 32,
    padding: '4px 12px',
    borderRadius: vars.corner,
    selectors: {
      '&[aria-pressed=true], &[aria-expanded=true]': {
        background: vars.tint,
        color: vars.accentText,
        '@media': chosenWhenForced,
      },
    },
  },
])

export const chipLook = styleVariants({
  quiet: [quietChip],
  /** Of what asks for work. */
  work: [
    quietChip,
    {
      selectors: {
        '&:not([aria-pressed=true])': { background: vars.warnTint, color: vars.warn },
      },
    },
  ],
  strong: [
    chip,
    {
      display: 'inline-flex',
      gap: space.xsmall,
      alignItems: 'center',
      minHeight: 44,
      padding: `${space.xsmall}px ${space.medium}px`,
      borderRadius: radius.chip,
      ...type.small,
      fontWeight: fontWeight.medium,
      selectors: {
        '&[aria-pressed=true]': {
          background: vars.accent,
          borderColor: vars.accentEdge,
          color: vars.onAccent,
          '@media': chosenWhenForced,
        },
      },
    },
  ],
})

export const count = style({ fontWeight: fontWeight.strong })
