import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, space, type } from '../../../../theme/scale.ts'

/** Paler than the sheet, and apart from it: nobody takes it for marks that count. */
export const trainees = style({
  display: 'grid',
  justifyItems: 'start',
  alignSelf: 'start',
  maxWidth: '100%',
  gap: space.small,
  minWidth: 0,
  marginBlockStart: space.medium,
  padding: space.medium,
  borderRadius: vars.corner,
  background: vars.wash,
})

export const title = style({ ...type.name, margin: 0 })

export const note = style({ margin: 0, color: vars.ink2, fontSize: fontSize.small })

export const frame = style({ maxWidth: '100%', overflowX: 'auto' })

export const table = style({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const headBase = {
  padding: '4px 8px',
  borderBlockEnd: `1px solid ${vars.line2}`,
  color: vars.ink2,
  fontWeight: fontWeight.regular,
  verticalAlign: 'bottom',
} as const

export const numberHead = style({ ...headBase, textAlign: 'end' })

export const head = style({ ...headBase, minWidth: 76, textAlign: 'center' })

export const letter = style({ display: 'block', fontWeight: fontWeight.bold })

export const standing = style({ display: 'block', fontSize: fontSize.small })

export const number = style({
  padding: '4px 8px',
  fontWeight: fontWeight.bold,
  textAlign: 'end',
})

export const cell = style({ padding: '4px 8px', color: vars.ink2, textAlign: 'center' })
