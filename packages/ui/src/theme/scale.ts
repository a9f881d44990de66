import { fallbackFaces } from './fonts/fallbacks.ts'

/** Height of a notice over the bottom of the window: sticky footers stay above it. */
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

export const fontWeight = {
  regular: 400,
  medium: 500,
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

/** Our own, self-hosted; until it comes, a face of the system in its measures (`fonts/fallbacks.ts`). */
export const ownFont = 'Onest Variable'

export const fontFamily = [
  `'${ownFont}'`,
  ...fallbackFaces.map(({ family }) => `'${family}'`),
  'system-ui',
  'sans-serif',
].join(', ')
