import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { chosenWhenForced, edgedWhenForced } from '../../theme/forcedColours.ts'
import { hallMedia, keyOutline, markFill, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

/** A phone: a list of keys, or two columns where there are many; a tablet: a row of places for each number. */
export const list = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridAutoRows: 'minmax(60px, 84px)',
  alignContent: 'start',
  gap: 8,
  listStyle: 'none',
  '@media': {
    [hallMedia.low]: { gap: 6, gridTemplateColumns: '1fr 1fr' },
    [hallMedia.tablet]: {
      gap: 0,
      gridAutoRows: 'minmax(76px, 124px)',
      borderTop: `2px solid ${vars.ink}`,
    },
    [hallMedia.wide]: { gridAutoRows: 'minmax(76px, 1fr)' },
  },
})

export const manyRows = style({
  '@media': {
    '(width < 700px)': { gridTemplateColumns: '1fr 1fr', gridAutoRows: 'minmax(60px, 104px)' },
  },
})

/** Tapped on a tablet as well. */
export const tapped = style({
  '@media': {
    [hallMedia.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 12,
      borderTop: 0,
    },
  },
})

export const item = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [hallMedia.tablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      borderBottom: `1px solid ${vars.line}`,
      selectors: {
        [`${tapped} > &`]: {
          display: 'grid',
          alignItems: 'stretch',
          justifyContent: 'stretch',
          borderBottom: 0,
        },
      },
    },
  },
})

const row = style([
  touchOnly,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: 0,
    paddingInline: 20,
    border: 0,
    borderRadius: radius.tile,
    cursor: 'pointer',
    '@media': {
      [hallMedia.tablet]: {
        display: 'none',
        selectors: { [`${tapped} &`]: { display: 'flex' } },
      },
      ...edgedWhenForced,
    },
    ':disabled': { cursor: 'default' },
  },
])

export const rowLook = styleVariants({
  free: [row, keyOutline],
  placed: [row, { background: vars.tint, color: vars.ink, '@media': chosenWhenForced }],
})

export const number = style({
  fontSize: '2.5rem',
  lineHeight: 44 / 40,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  '@media': { [hallMedia.low]: { fontSize: '2.125rem' } },
})

export const wideNumber = style([
  number,
  {
    display: 'none',
    '@media': {
      [hallMedia.tablet]: {
        display: 'block',
        fontSize: '3.5rem',
        lineHeight: 60 / 56,
        selectors: { [`${tapped} &`]: { display: 'none' } },
      },
    },
  },
])

export const place = style({
  fontSize: '2.75rem',
  lineHeight: 48 / 44,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  color: vars.accentText,
})

/** Where the place will stand. */
export const noPlace = style({
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  border: `2px dashed ${vars.line2}`,
  borderRadius: radius.round,
})

export const choices = style({
  display: 'none',
  '@media': {
    [hallMedia.tablet]: {
      display: 'flex',
      flexWrap: 'nowrap',
      gap: 8,
      minWidth: 0,
      selectors: { [`${tapped} &`]: { display: 'none' } },
    },
  },
})

const choice = style([
  touchOnly,
  {
    flex: '0 1 88px',
    width: 88,
    minWidth: 56,
    height: 72,
    padding: 0,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '2rem',
    letterSpacing: '-0.03em',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    '@media': edgedWhenForced,
  },
])

export const choiceLook = styleVariants({
  free: [choice, keyOutline],
  own: [choice, markFill],
  /** Of another number: it may be taken over. */
  used: [choice, { background: vars.wash, color: vars.ink2, fontWeight: fontWeight.regular }],
})
