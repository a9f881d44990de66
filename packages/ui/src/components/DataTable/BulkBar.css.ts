import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { bottomNotice, fontWeight } from '../../theme/scale.ts'

/** Takes no room: the bar lies over the last rows, and stays at the foot of the window. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: `calc(8px + var(${bottomNotice}, 0px))`,
  zIndex: 3,
  display: 'flex',
  alignItems: 'end',
  height: 0,
  '@media': { print: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  width: '100%',
  marginBlockEnd: 8,
  marginInline: 8,
  padding: '8px 8px 8px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: 14,
  // In the colours of the dark theme, whatever the page has.
  background: vars.tint,
  color: vars.ink,
})

export const count = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const clear = style({ marginInlineStart: 'auto' })
