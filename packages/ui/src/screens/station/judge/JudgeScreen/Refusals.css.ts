import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia, touchOnly } from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

/** Lies over what stands below its place, until it is folded up: nothing is pushed away. */
export const refusals = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  border: `2px solid ${vars.bad}`,
  borderRadius: radius.chip,
  background: vars.page,
  color: vars.ink,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  '@media': { [hallMedia.tablet]: { fontSize: '1rem', lineHeight: 24 / 16 } },
})

export const list = style({
  display: 'grid',
  gap: 12,
  maxHeight: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 12,
})

export const item = style({ display: 'grid', gap: 2 })

export const numbers = style({ fontSize: '1.125rem', fontWeight: fontWeight.bold })

/** What the line would say without them. */
export const waiting = style({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  borderBlockStart: `1px solid ${vars.line}`,
})

export const waitingText = style({ alignSelf: 'center', padding: 12 })

export const save = style([
  touchOnly,
  {
    minHeight: 56,
    paddingInline: 16,
    border: 0,
    borderInlineStart: `1px solid ${vars.line}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
])

export const read = style([
  touchOnly,
  {
    width: '100%',
    minHeight: 56,
    border: 0,
    borderBlockStart: `1px solid ${vars.line}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
])
