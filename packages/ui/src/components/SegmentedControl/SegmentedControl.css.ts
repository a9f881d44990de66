import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced } from '../../theme/forcedColours.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'

export const group = style({
  display: 'inline-flex',
  // Where they do not fit they take a second row: no word is broken.
  flexWrap: 'wrap',
  // As wide as its choices in a grid and in a column as well.
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  selectors: { '&:disabled': { opacity: 0.5 } },
})

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: `calc(${vars.control} - 2px)`,
  padding: '2px 14px',
  borderRadius: `calc(${vars.corner} - 1px)`,
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&:has(:checked)': {
      background: vars.tint,
      color: vars.accentText,
      fontWeight: fontWeight.strong,
      boxShadow: `0 0 0 1px ${vars.accentText}, inset 0 0 0 1px ${vars.accentText}`,
      '@media': chosenWhenForced,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 1 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '[aria-busy=true] > &': { cursor: 'progress' },
    '[data-density=compact] &': { padding: '0 10px' },
  },
})

/** Over the whole segment: it is pressed and read out, its label is seen. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
})

globalStyle(`${segment}:has(:disabled):not(:has(:checked))`, { opacity: 0.5 })
