import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

/** Always there and always this high: what stands below never moves. */
const slot = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  height: 44,
  paddingInline: 12,
  borderRadius: radius.chip,
  fontSize: '0.875rem',
  lineHeight: 18 / 14,
  '@media': {
    [hallMedia.tablet]: {
      height: 52,
      paddingInline: 20,
      borderRadius: 14,
      fontSize: '1rem',
      lineHeight: 22 / 16,
    },
    [hallMedia.low]: { height: 40 },
    // A column of the page.
    [hallMedia.wide]: { paddingInline: 12, fontSize: '0.875rem', lineHeight: 18 / 14 },
  },
})

export const look = styleVariants({
  quiet: [slot, { background: vars.wash, color: vars.ink2 }],
  good: [slot, { background: vars.wash, color: vars.good }],
  warning: [slot, { background: vars.warnTint, color: vars.warn }],
  closed: [slot, { background: vars.ink, color: vars.page }],
  broken: [slot, { background: vars.bad, color: vars.page }],
})

export const icon = style({ flex: 'none', fontSize: '1.25rem', lineHeight: 1 })

/** Two lines: what does not fit is opened. */
export const words = style({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

/** As high as the slot: a finger hits it. */
export const cut = style([
  touchOnly,
  {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
])

/** The words that were cut, over what stands below. */
export const whole = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: 12,
  border: `2px solid ${vars.ink}`,
  borderRadius: radius.chip,
  background: vars.page,
  color: vars.ink,
})

export const fact = style({ fontWeight: fontWeight.strong })

/** On a coloured ground the words of the ground; else plain ink. */
export const more = styleVariants({
  quiet: { color: vars.ink2 },
  good: { color: vars.ink },
  warning: { color: vars.ink },
  closed: { color: 'inherit' },
  broken: { color: 'inherit' },
})

export const aside = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

/** As high as the slot: a finger hits it. */
export const action = style([
  touchOnly,
  {
    flex: 'none',
    alignSelf: 'stretch',
    maxWidth: 112,
    marginInline: 'auto -12px',
    paddingInline: 12,
    border: 0,
    borderInlineStart: '1px solid currentcolor',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: fontWeight.strong,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [hallMedia.tablet]: { maxWidth: 200, marginInlineEnd: -20, paddingInline: 20 },
      [hallMedia.wide]: { maxWidth: 112, marginInlineEnd: -12, paddingInline: 12 },
    },
  },
])
