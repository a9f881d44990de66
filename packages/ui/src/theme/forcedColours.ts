import { media } from './scale.ts'

/** Without `none` the browser draws a backplate behind the words in nearly their colour. */
export const chosenColours = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const

/**
 * What is chosen, where colours are forced (Windows' high contrast): there our grounds and shadows are gone. What says
 * `aria-pressed` has it from `global.css.ts`.
 */
export const chosenWhenForced = { [media.forced]: chosenColours } as const

/** The outline of what is pressed, where it is drawn inside. */
export const outlineWhenForced = { [media.forced]: { outlineColor: 'HighlightText' } } as const

/** A key of a hall's device, whose edge is a shadow or its ground: both are gone where colours are forced. */
export const edgedWhenForced = { [media.forced]: { border: '1px solid' } } as const

/** A dot that is a ground. */
export const dotWhenForced = {
  [media.forced]: { background: 'currentColor', forcedColorAdjust: 'none' },
} as const
