import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

/** Printed too: a paper of a rehearsal says what it is. */
export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${vars.warn}`,
  background: vars.warnTint,
  color: vars.warn,
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
  '@media': { [media.roomy]: { paddingInline: 24 } },
})

export const words = style({ flex: '1 1 240px', margin: 0 })
export const name = style({ fontWeight: fontWeight.strong })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: vars.ink,
  '@media': { print: { display: 'none' } },
})
