import { vars } from './contract.css.ts'
import { media } from './scale.ts'

const grounds = [
  vars.page,
  vars.wash,
  vars.tint,
  vars.goodTint,
  vars.warnTint,
  vars.badTint,
  vars.onAccent,
]
const inks = [
  vars.ink,
  vars.ink2,
  vars.line,
  vars.line2,
  vars.accent,
  vars.accentHover,
  vars.accentEdge,
  vars.accentText,
  vars.good,
  vars.warn,
  vars.bad,
]

const filled = (names: readonly string[], colour: string) =>
  Object.fromEntries(names.map((name) => [name, colour]))

/** Without `none` the browser draws a backplate behind the words in nearly their colour. */
const chosenColours = {
  // What stands inside inherits `none`: it would keep our colours on the ground of the system.
  vars: { ...filled(grounds, 'Highlight'), ...filled(inks, 'HighlightText') },
  background: 'Highlight',
  color: 'HighlightText',
  boxShadow: 'none',
  outlineColor: 'CanvasText',
  forcedColorAdjust: 'none',
} as const

/**
 * What is chosen or pressed, where colours are forced (Windows' high contrast): there our grounds and shadows are gone.
 * A style whose element says `aria-pressed` has it at `&[aria-pressed=true]`.
 */
export const chosenWhenForced = { [media.forced]: chosenColours } as const

/** The same where the outline of the focus is drawn inside. */
export const chosenInsetWhenForced = {
  [media.forced]: { ...chosenColours, outlineColor: 'HighlightText' },
} as const

/** A key of a hall's device, whose edge is a shadow or its ground: both are gone where colours are forced. */
export const edgedWhenForced = { [media.forced]: { border: '1px solid' } } as const

/** A dot that is a ground. */
export const dotWhenForced = {
  [media.forced]: { background: 'currentColor', forcedColorAdjust: 'none' },
} as const
