import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { hallMedia } from '../../../theme/hall.css.ts'
import { fontSize, fontWeight, space, type } from '../../../theme/scale.ts'

const HEADER = 64
const gutter = space.large

/** From 1000 px on two columns that scroll apart, under a head that stays; below one page. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  background: vars.page,
  '@media': {
    [hallMedia.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(304px, 29vw, 400px)',
      gridTemplateRows: `${HEADER}px minmax(0, 1fr) auto`,
      alignContent: 'stretch',
      height: '100dvh',
    },
  },
})

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.medium}px`,
  minHeight: HEADER,
  padding: `${space.xxsmall}px ${space.medium}px`,
  background: vars.wash,
  '@media': { [hallMedia.tablet]: { paddingInline: gutter } },
})

/** On a phone the words need the room. */
export const brand = style({
  display: 'none',
  width: 28,
  // The mark is as large as the letters.
  fontSize: 24,
  '@media': { [hallMedia.tablet]: { display: 'block' } },
})

export const job = style({
  margin: 0,
  color: vars.ink2,
  ...type.heading,
  fontWeight: fontWeight.regular,
})

/** What a phone has no room for: who does the job, and that all is well. */
export const roomyHead = style({
  display: 'none',
  '@media': { [hallMedia.tablet]: { display: 'inline' } },
})

export const jobTitle = style({ color: vars.ink, fontWeight: fontWeight.bold })

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  margin: 0,
  marginInlineStart: 'auto',
})

export const delay = style({ color: vars.warn, fontWeight: fontWeight.strong })

export const clock = style({
  fontSize: '1.875rem',
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
})

export const main = style({
  minWidth: 0,
  padding: `${space.medium}px ${space.medium}px ${space.large}px`,
  ':focus': { outline: 'none' },
  '@media': {
    [hallMedia.tablet]: { paddingInline: gutter },
    [hallMedia.wide]: { overflowY: 'auto' },
  },
})

/** Without a column beside it. */
export const whole = style([main, { gridColumn: '1 / -1' }])

export const aside = style({
  minWidth: 0,
  padding: space.medium,
  background: vars.wash,
  '@media': {
    [hallMedia.tablet]: { paddingInline: gutter },
    [hallMedia.wide]: { paddingInline: 20, overflowY: 'auto' },
  },
})

export const footer = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.small}px ${space.medium}px max(${space.small}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.page,
  '@media': { [hallMedia.tablet]: { paddingInline: gutter } },
})

/** The head of a column, with how many there are. */
export const columnHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: `2px solid ${vars.ink}`,
})

export const columnTitle = style({ margin: 0, ...type.heading })

export const count = style({ color: vars.ink2, fontSize: fontSize.large })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space.xsmall,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
})

export const itemTitle = style({ margin: 0, ...type.name })

export const quiet = style({ margin: 0, color: vars.ink2, fontSize: fontSize.small })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

const tones = { quiet: vars.ink2, warning: vars.warn, bad: vars.bad, good: vars.good }

export const tone = {
  quiet: style({ color: tones.quiet }),
  warning: style({ color: tones.warning }),
  bad: style({ color: tones.bad }),
  good: style({ color: tones.good, fontWeight: fontWeight.strong }),
}

/** A form in the column: it takes the room of what waits. */
export const panel = style({ display: 'grid', gap: space.medium })

export const empty = style({ margin: 0, paddingBlock: space.medium, color: vars.ink2 })

/** What follows from a decision. */
export const consequence = style({
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: fontSize.small,
})

/** The page has one headline, though the picture needs none. */
export const hiddenTitle = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

/** Which floor is shown. */
export const floors = style({ marginBlockEnd: space.small })
