import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import {
  chosenWhenForced,
  dotWhenForced,
  edgedWhenForced,
} from '../../../../theme/forcedColours.ts'
import { hallMedia, touchOnly } from '../../../../theme/hall.css.ts'
import { fontWeight, media, radius } from '../../../../theme/scale.ts'

/** Keys of one row: heats, brushes, entries. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: 8,
  '@media': { [hallMedia.tablet]: { gap: 12 } },
})

/** More keys than fit into one row on a narrow screen. */
export const manyKeys = style({
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
})

/** The first one counts, the others have one mark each. */
export const brushes = style([row, { gridTemplateColumns: '1.5fr' }])

/** What is marked by a keypad scrolls by itself where it is long: the keys stay. */
const scrolled = {
  flex: '0 1 auto',
  minHeight: 56,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const

/** Numbers with their scores. */
export const scores = style({
  ...scrolled,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '@media': { [hallMedia.low]: { gap: 6 }, [hallMedia.tablet]: { gap: 12 } },
})

export const key = style([
  touchOnly,
  {
    position: 'relative',
    minWidth: 0,
    height: 76,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    color: vars.ink2,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [hallMedia.low]: { height: 56 },
      [hallMedia.tablet]: {
        height: 88,
        paddingInline: 20,
        fontSize: '1rem',
        lineHeight: 22 / 16,
        selectors: { [`${scores} > &`]: { paddingInline: 18 } },
      },
      [hallMedia.wide]: { height: 76, paddingInline: 12, fontSize: '0.875rem' },
      ...edgedWhenForced,
    },
    background: vars.wash,
    selectors: {
      [`${scores} > &`]: { paddingInline: 10 },
      '&[aria-pressed=true]': {
        background: vars.page,
        boxShadow: `inset 0 0 0 2px ${vars.ink}`,
        '@media': chosenWhenForced,
      },
      '&[data-wrong]': {
        background: vars.page,
        color: vars.bad,
        boxShadow: `inset 0 0 0 2px ${vars.bad}`,
        '@media': { [media.forced]: { borderWidth: 4 } },
      },
    },
  },
])

export const keyTitle = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: 22 / 16,
  fontWeight: fontWeight.strong,
  color: vars.ink,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

/** The entry before or after, with an arrow. */
export const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '1.125rem',
  fontWeight: fontWeight.strong,
  color: vars.ink,
})

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 'none',
  gap: 8,
})

export const lowKey = style({ height: 48, '@media': { [hallMedia.low]: { height: 40 } } })

export const endKey = style({ textAlign: 'end' })

/** More numbers than stand in two rows: number and score in one line. */
export const lineKey = style([
  {
    height: 48,
    '@media': { [hallMedia.low]: { height: 48 }, [hallMedia.tablet]: { height: 64 } },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
  },
])

export const keyFigure = style([
  keyTitle,
  {
    fontSize: '1.375rem',
    lineHeight: 28 / 22,
    letterSpacing: '-0.02em',
    selectors: {
      [`${lineKey} > &`]: { fontSize: '1.125rem' },
      '[data-wrong] > &': { color: vars.bad },
    },
  },
])

/** What a mark came to: it is what a judge looks for, so it is larger where there is room. */
export const markFigure = style([
  keyFigure,
  {
    '@media': {
      [hallMedia.tablet]: { fontSize: '2rem', lineHeight: 38 / 32 },
      [hallMedia.wide]: { fontSize: '1.375rem', lineHeight: 28 / 22 },
    },
  },
])

/** The heat on the floor. */
export const onFloor = style({
  position: 'absolute',
  right: 12,
  top: 16,
  width: 10,
  height: 10,
  borderRadius: radius.round,
  background: vars.good,
  '@media': dotWhenForced,
})

export const criteria = style({
  ...scrolled,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
})

/** Does not dance any more. */
export const outKey = style({ textDecoration: 'line-through', cursor: 'default' })

/** On the key that types a free score at once. */
export const nearestFigure = style({
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: 28 / 24,
  fontWeight: fontWeight.bold,
})
