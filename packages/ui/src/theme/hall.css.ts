import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { chosenWhenForced } from './forcedColours.ts'

/** What the screens of a hall's devices share. From 700 px on a tablet, from 1000 px with the marks beside the rest. */
export const hallMedia = {
  tablet: '(width >= 700px)',
  wide: '(width >= 1000px)',
  phone: '(width < 700px)',
  /** A small phone: every row of keys counts. */
  low: '(width < 700px) and (height <= 700px)',
} as const

const inDark = '[data-theme=dark] &'

/** A mark that stands, and the one button to press. In a dark hall deep and edged: a lit tablet must not shine on a face. */
export const markFill = style({
  background: vars.accent,
  color: vars.onAccent,
  boxShadow: `inset 0 0 0 1px ${vars.accentEdge}`,
  selectors: {
    [inDark]: {
      // The first is for browsers without relative colours.
      background: [vars.ground, `oklch(from ${vars.accent} 0.4 calc(c * 1.5) h)`],
      color: vars.onGround,
      boxShadow: `inset 0 0 0 2px ${vars.accentText}`,
    },
    '&[aria-pressed=true]': { '@media': chosenWhenForced },
  },
})

/** Who the device is: the judge's letter. */
export const solidFill = style({
  background: vars.ink,
  color: vars.page,
  selectors: {
    [inDark]: { background: vars.line, color: vars.ink },
    '&[aria-pressed=true]': { '@media': chosenWhenForced },
  },
})

/** An outlined key. */
export const keyOutline = style({
  background: 'none',
  color: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.line2}`,
})

/** Nothing under a finger is selected, zoomed, dragged or opened by a long press. */
export const touchOnly = style({
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
})
