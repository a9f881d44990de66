import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: `0 0 ${space.xsmall}px`,
  padding: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
})

export const chip = style({
  appearance: 'none',
  minHeight: 32,
  padding: '4px 12px',
  border: '1px solid transparent',
  borderRadius: vars.corner,
  background: vars.wash,
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { borderColor: vars.line2 },
  '@media': {
    [media.mobile]: { minHeight: 44 },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
})

export const chipOn = style({
  background: vars.tint,
  color: vars.accentText,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})

export const count = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' })

export const record = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const recordTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: vars.ink2 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const sectionTitle = style({ fontSize: fontSize.standard, fontWeight: fontWeight.strong })

export const section = style({ display: 'grid', gap: space.xsmall })
