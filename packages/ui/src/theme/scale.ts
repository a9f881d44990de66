/** Height of what lies over the bottom of the window for a while: a sticky footer keeps above it. */
export const bottomNotice = '--p-bottom-notice'

/** Steps of space on the 4 px grid. */
export const space = {
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 40,
  xxlarge: 64,
} as const

/**
 * Sizes of type in rem: they follow the reader's own setting. As few as do: a browser looks each up anew in
 * the page's face, some milliseconds of a phone's first layout.
 */
export const fontSize = {
  /** What is rather small than cut, and what nobody looks for. */
  tiny: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  standard: '1rem',
  large: '1.125rem',
  heading4: '1rem',
  heading3: '1.125rem',
  heading2: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)',
  heading1: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)',
} as const

/** Medium is regular in a system's face (global.css.ts): few have it, and each weight is looked up anew. */
export const fontWeight = {
  regular: 400,
  medium: 'var(--p-weight-medium, 500)',
  strong: 600,
} as const

export const radius = { control: 6, card: 10, dialog: 14, round: 999 } as const

/** Below this width the mobile layout applies (spec §9). */
export const MOBILE_BELOW = 768

export const media = {
  mobile: `(width < ${MOBILE_BELOW}px)`,
  desktop: `(width >= ${MOBILE_BELOW}px)`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
} as const

/** Only the rouble sign. */
export const roubleFont = 'Onest Rouble'

/**
 * The face of a reader's system. No list of names: a browser looks each up anew for every size and weight,
 * and the misses take longer than the layout.
 */
export const systemFontFamily = 'system-ui, sans-serif'

/** The same where the system lacks the sign: asking for it takes each text longer, too. */
export const completedFontFamily = `'${roubleFont}', ${systemFontFamily}`

/** Our own, self-hosted. */
export const ownFont = 'Onest Variable'

export const fontFamily = `'${ownFont}', ${completedFontFamily}`
