import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../theme/scale.ts'
import * as choice from '../../../components/Checkbox/Checkbox.css.ts'

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
})

/** As wide as the page; what does not fit is scrolled to by the arrows, a finger or a wheel. */
export const scroller = style({
  // What is hidden from sight stays within it.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
})

export const grid = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Names stay in view. */
const stays = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.page,
} as const

export const corner = style({
  ...stays,
  minWidth: 116,
  paddingInlineEnd: space.xsmall,
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  '@media': { [media.desktop]: { minWidth: 184 } },
})

export const section = style({
  padding: '0 4px',
  textAlign: 'start',
  fontWeight: fontWeight.strong,
})

export const sectionName = style({
  display: 'block',
  paddingBlock: 4,
  borderBottom: `1px solid ${vars.line2}`,
})

export const headCell = style({
  minWidth: 84,
  padding: '6px 4px 8px',
  borderBottom: `2px solid ${vars.ink}`,
  verticalAlign: 'top',
  textAlign: 'center',
  fontWeight: fontWeight.regular,
  color: vars.ink2,
  overflowWrap: 'break-word',
  hyphens: 'auto',
})

/** Over both lines of the head. */
export const bottom = style({})
globalStyle(`${headCell}${bottom}`, { verticalAlign: 'bottom', textAlign: 'end' })
globalStyle(`${corner}${bottom}`, { paddingInlineStart: 0, textAlign: 'start' })

export const number = style({
  display: 'block',
  color: vars.accentText,
  fontWeight: fontWeight.bold,
})

export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: 44,
  overflowWrap: 'anywhere',
})

export const age = style({
  flex: 'none',
  float: 'inline-end',
  color: vars.ink2,
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
})

/** The row that has the focus. */
export const current = style({})

const line = `1px solid ${vars.line}`
globalStyle(`${grid} tbody :is(td, th)`, { borderBottom: line })
globalStyle(`${grid} tbody tr:last-child :is(td, th)`, { borderBottom: `2px solid ${vars.ink}` })
globalStyle(`${current}:focus-within > :is(td, th)`, { background: vars.tint })

export const open = style({
  height: 44,
  padding: 2,
  textAlign: 'center',
  verticalAlign: 'middle',
})

/** Closed cells are quiet; their words keep the contrast of secondary text. */
export const closed = style({ padding: 0, background: vars.wash, color: vars.ink2 })

export const closedButton = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '0 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'help',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.accentText}`, outlineOffset: -2 },
  },
})

export const tick = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 40,
  cursor: 'pointer',
})

export const box = style([
  choice.mark,
  choice.box,
  {
    margin: 0,
    width: 24,
    height: 24,
    borderRadius: 7,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
      '&[aria-invalid=true]': { boxShadow: `0 0 0 2px ${vars.warn}` },
    },
  },
])

export const note = style({
  maxWidth: 92,
  overflow: 'hidden',
  color: vars.accentText,
  textOverflow: 'ellipsis',
})

/** How many places a contest has left. */
export const places = style({
  display: 'block',
  color: vars.warn,
  fontWeight: fontWeight.medium,
})

/** Something is still to be answered here. */
export const asking = style({ color: vars.warn, fontWeight: fontWeight.strong })

export const sum = style({
  minWidth: 84,
  paddingInlineStart: space.xsmall,
  textAlign: 'end',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  // Always in sight; on a phone the bar at the foot has the sum, and columns need the room.
  '@media': { [media.desktop]: { ...stays, insetInlineStart: 'auto', insetInlineEnd: 0 } },
})

/** A whole column by one press. */
export const column = style({
  appearance: 'none',
  display: 'block',
  marginInline: 'auto',
  minHeight: 24,
  padding: `0 ${space.xxsmall}px`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.accentText,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.accentText}`, outlineOffset: -2 },
  },
})

export const unavailable = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.xsmall,
  color: vars.ink2,
  fontSize: fontSize.small,
  listStyle: 'none',
})

export const total = style({
  height: 44,
  textAlign: 'center',
  fontWeight: fontWeight.strong,
})

/** Room for two lines: nothing jumps while one goes through the grid. */
export const hint = style({ display: 'block', minHeight: '3em', fontSize: fontSize.small })

export const keys = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': { [media.touch]: { display: 'none' } },
})
