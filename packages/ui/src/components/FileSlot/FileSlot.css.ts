import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'
import { link } from '../Link/Link.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
})

export const title = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' })

export const advice = style({ fontSize: fontSize.small, color: vars.ink2 })

export const file = style({ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0 })

export const preview = style({
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: vars.corner,
  border: `1px solid ${vars.line}`,
  background: vars.wash,
  objectFit: 'contain',
})

export const gone = style({ opacity: 0.4, filter: 'grayscale(1)' })

export const about = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const goneName = style({ textDecoration: 'line-through', color: vars.ink2 })

export const size = style({ fontSize: fontSize.small, color: vars.ink2 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

/** The whole dashed field is the label of the file input. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  padding: 12,
  border: `1.5px dashed ${vars.line2}`,
  borderRadius: vars.corner,
  color: vars.ink2,
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { borderColor: vars.accentText, color: vars.ink },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
  },
})

/** Beside a drawing of where the file shows: words alone, the drawing is the field. */
export const pick = style({
  position: 'relative',
  alignSelf: 'flex-start',
  minHeight: 44,
  paddingBlock: 11,
  borderRadius: vars.corner,
  color: vars.ink2,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
  },
})

export const choose = style([link, { fontWeight: fontWeight.medium }])

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
})
