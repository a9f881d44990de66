import { globalStyle, style } from '@vanilla-extract/css'
import { error } from '../../../../components/Field/Field.css.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../../../theme/scale.ts'

export const option = style({ borderBottom: `1px solid ${vars.line}` })

globalStyle(`${option} label > :last-child`, { flex: 1 })

/** Name and price; what else there is to say lies under them. */
export const optionTitle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'baseline',
  justifyItems: 'start',
})

export const optionName = style({
  fontWeight: fontWeight.medium,
  overflowWrap: 'break-word',
  minWidth: 0,
})

export const price = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const optionMore = style({ padding: '0 0 12px 32px' })

export const packetHead = style({ padding: '4px 16px' })

globalStyle(`${packetHead} label > :last-child`, { flex: 1 })

// The error is under the text, with space to the border.
globalStyle(`:is(${option}, ${packetHead}) > div > ${error}`, { padding: '0 0 12px 32px' })

export const packetMembers = style({
  display: 'grid',
  gap: space.xsmall,
  padding: 16,
  borderTop: `1px solid ${vars.line}`,
})

export const packetLegend = style({ float: 'left', width: '100%', fontSize: fontSize.small })

globalStyle(`${packetMembers} > *:not(legend)`, { clear: 'both' })

/** Why, in plain words. */
export const hint = style({
  marginTop: -8,
  padding: '0 0 12px 32px',
  fontSize: fontSize.small,
  color: vars.ink2,
})

/** What to think of before choosing. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  padding: '0 0 12px 32px',
  fontSize: fontSize.small,
  color: vars.warn,
})

globalStyle(`${warning} > svg`, { marginTop: '0.15em', fontSize: '1.15em' })
