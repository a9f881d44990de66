import { fallbackFaces } from './fonts/fallbacks.ts'

/** Height of a notice over the bottom of the window: sticky footers stay above it. */
export const bottomNotice = '--p-bottom-notice'

/** Steps of space on the 4 px grid: 4–16 inside a group, 24–40 between groups, 64 between sections. */
export const space = {
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 40,
  xxlarge: 64,
} as const

/** Sizes of type in rem: they follow the reader's own setting. */
export const fontSize = {
  /** Only inside keycaps. */
  keycap: '0.75rem',
  small: '0.875rem',
  standard: '1rem',
  large: '1.125rem',
  title: '1.375rem',
  /** The one headline of a page, on a phone; `headline` sets both. */
  headline: '1.875rem',
  headlineWide: '3.5rem',
} as const

/** Numbers worth reading alone: place, start number, sum due. */
export const numberSize = {
  small: '2.75rem',
  medium: '3.5rem',
  large: '4.5rem',
  huge: '6.5rem',
} as const

export const fontWeight = {
  regular: 400,
  medium: 500,
  strong: 600,
  bold: 650,
} as const

/** Corners by what has them; a field or button has `vars.corner`, which depends on density. */
export const radius = { panel: 20, tile: 16, chip: 12, small: 8, round: 999 } as const

/** Below this width the mobile layout applies (docs/rules/site.md, «Layouts»). */
export const MOBILE_BELOW = 768

/** How wide the content of a page becomes. */
const CONTENT_WIDTH = 1200
/** Room beside the content. */
export const gutter = 'clamp(16px, 3.2vw, 40px)'

/** Columns of a page: the content, and all the room there is. */
export const pageColumns = `[full-start] minmax(${gutter}, 1fr) [content-start] minmax(0, ${CONTENT_WIDTH}px) [content-end] minmax(${gutter}, 1fr) [full-end]`

/** Space beside the words of what takes all the room: they stand where the content does. */
export const contentInset = `max(${gutter}, calc((100% - ${CONTENT_WIDTH}px) / 2))`

/** The same for words inside a picture, which may be narrower than it. */
export const pictureInset = `max(${gutter}, calc((100cqi - ${CONTENT_WIDTH}px) / 2))`

/** From this width on an organiser's pages have a column of their own beside the content. */
const ROOMY_FROM = 1100

/** From this width on the headline is large. */
const WIDE_FROM = 900

export const media = {
  mobile: `(width < ${MOBILE_BELOW}px)`,
  desktop: `(width >= ${MOBILE_BELOW}px)`,
  wide: `(width >= ${WIDE_FROM}px)`,
  narrow: `(width < ${WIDE_FROM}px)`,
  roomy: `(width >= ${ROOMY_FROM}px)`,
  cramped: `(width < ${ROOMY_FROM}px)`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
} as const

/** Looks of type: size, line, weight and tracking as they belong together. */
export const type = {
  headline: {
    fontSize: fontSize.headline,
    lineHeight: 36 / 30,
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.022em',
    '@media': {
      [media.wide]: {
        fontSize: fontSize.headlineWide,
        lineHeight: 60 / 56,
        letterSpacing: '-0.03em',
      },
    },
  },
  title: {
    fontSize: fontSize.title,
    lineHeight: 28 / 22,
    fontWeight: fontWeight.bold,
    letterSpacing: '-0.014em',
  },
  heading: {
    fontSize: fontSize.large,
    lineHeight: 24 / 18,
    fontWeight: fontWeight.strong,
    letterSpacing: '-0.008em',
  },
  name: { fontSize: fontSize.standard, lineHeight: 1.5, fontWeight: fontWeight.strong },
  small: { fontSize: fontSize.small, lineHeight: 20 / 14 },
} as const

/** Our own, self-hosted; until it comes, a face of the system in its measures (`fonts/fallbacks.ts`). */
export const ownFont = 'Onest Variable'

export const fontFamily = [
  `'${ownFont}'`,
  ...fallbackFaces.map(({ family }) => `'${family}'`),
  'system-ui',
  'sans-serif',
].join(', ')
