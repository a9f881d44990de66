import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { chosenWhenForced } from '../../../theme/forcedColours.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

export const content = style({ display: 'grid', gap: space.medium })

export const rows = style({
  display: 'grid',
  listStyle: 'none',
  borderBlock: `1px solid ${vars.line}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 10px',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 2px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

globalStyle(`${row} svg`, { display: 'block', fontSize: '1.2em' })

export const good = style({ color: vars.good })
export const bad = style({ color: vars.bad })

export const problem = style({
  gridColumn: 2,
  fontSize: fontSize.small,
  color: vars.bad,
})

/** Years at the event, and the gender as the table says it. */
export const age = style({ color: vars.ink2, fontSize: fontSize.small })

export const genders = style({ display: 'flex', gap: space.xxsmall })

export const gender = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.accentText },
    '&:has(:checked)': {
      background: vars.tint,
      borderColor: vars.accentText,
      color: vars.accentText,
      '@media': chosenWhenForced,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 1 },
  },
})

/** Over the whole letter: it is pressed and read out, its label is seen. */
export const genderRadio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
})
