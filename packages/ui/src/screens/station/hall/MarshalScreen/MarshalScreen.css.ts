// Over 300 lines because every part of the one screen has its sizes for a phone and a tablet.
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import {
  chosenInsetWhenForced,
  chosenWhenForced,
  edgedWhenForced,
} from '../../../../theme/forcedColours.ts'
import { hallMedia, touchOnly } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, radius, space, type } from '../../../../theme/scale.ts'

/** On a phone one heat at a time, chosen here. */
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xxsmall,
  margin: `${space.xsmall}px 0 0`,
  padding: 0,
  border: 0,
  '@media': { [hallMedia.tablet]: { display: 'none' } },
})

const tabBase = style([
  touchOnly,
  {
    display: 'grid',
    alignContent: 'center',
    minWidth: 0,
    minHeight: 56,
    paddingInline: space.xsmall,
    border: 0,
    borderRadius: radius.chip,
    color: vars.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[aria-pressed=true]': { '@media': chosenWhenForced } },
    '@media': edgedWhenForced,
  },
])

export const tab = styleVariants({
  on: [tabBase, { background: vars.page, boxShadow: `inset 0 0 0 2px ${vars.ink}` }],
  off: [tabBase, { background: vars.wash }],
})

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

export const tabTitle = style({ ...oneLine, fontWeight: fontWeight.strong })
export const tabText = style({ ...oneLine, color: vars.ink2, fontSize: fontSize.small })

/** The next heat is the largest; from 1000 px on the three stand beside each other. */
export const heats = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  marginBlockStart: space.small,
  '@media': {
    [hallMedia.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [hallMedia.wide]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)',
      // Their lists begin at one height, however long the words above are.
      gridTemplateRows: 'auto auto 1fr',
      rowGap: 0,
    },
  },
})

export const heat = style({
  minWidth: 0,
  '@media': {
    [hallMedia.tablet]: {
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
    [hallMedia.wide]: {
      display: 'grid',
      gridRow: '1 / span 3',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
      selectors: { '&:first-child': { gridColumn: 'auto' } },
    },
  },
})

export const notOnPhone = style({ '@media': { [hallMedia.phone]: { display: 'none' } } })

/** The tabs say it on a phone. */
export const heatTitle = style({
  position: 'absolute',
  margin: 0,
  clipPath: 'inset(50%)',
  '@media': {
    [hallMedia.tablet]: {
      position: 'static',
      clipPath: 'none',
      fontSize: fontSize.headline,
      lineHeight: 36 / 30,
      fontWeight: fontWeight.bold,
      letterSpacing: '-0.02em',
    },
  },
})

export const heatText = style({
  alignSelf: 'stretch',
  margin: 0,
  paddingBlockEnd: space.xsmall,
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': {
    [hallMedia.tablet]: {
      fontSize: fontSize.standard,
      marginBlockEnd: space.small,
      borderBlockEnd: `2px solid ${vars.ink}`,
    },
  },
})

export const when = style({ color: vars.accentText, fontWeight: fontWeight.strong })

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [hallMedia.tablet]: {
      gap: space.xsmall,
      selectors: {
        [`${heat}:first-child > &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
})

/** The tile's corner cuts what stands outside of it. */
const insideTile = { outlineOffset: -4, borderRadius: radius.tile } as const

const tileBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 60px',
  minHeight: 56,
  overflow: 'hidden',
  borderRadius: radius.tile,
  '@media': edgedWhenForced,
})

const edged = (colour: string, width: number) => `inset 0 0 0 ${width}px ${colour}`

export const tile = styleVariants({
  unknown: [tileBase, { color: vars.ink, boxShadow: edged(vars.line2, 1) }],
  present: [
    tileBase,
    { background: vars.goodTint, color: vars.good, boxShadow: edged(vars.good, 2) },
  ],
  called: [
    tileBase,
    { background: vars.warnTint, color: vars.warn, boxShadow: edged(vars.warn, 2) },
  ],
  missing: [tileBase, { background: vars.badTint, color: vars.bad, boxShadow: edged(vars.bad, 2) }],
  out: [
    tileBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      background: `repeating-linear-gradient(-45deg, transparent 0 9px, ${vars.line} 9px 10px)`,
      color: vars.ink2,
      boxShadow: edged(vars.line, 1),
    },
  ],
})

/** In the heat that goes out next there is room for a number that is read from afar. */
export const first = style({
  '@media': { [hallMedia.tablet]: { minHeight: 100 } },
})

export const main = style([
  touchOnly,
  {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.xsmall,
    minWidth: 0,
    margin: 0,
    paddingBlock: 0,
    paddingInline: `${space.medium}px ${space.xsmall}px`,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': insideTile,
    selectors: {
      '&[aria-pressed=true]': { '@media': chosenInsetWhenForced },
      'p&': { cursor: 'default' },
      [`${first} > &`]: {
        '@media': {
          [hallMedia.tablet]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignContent: 'center',
            rowGap: 0,
          },
        },
      },
    },
  },
])

export const number = style({
  fontSize: '1.75rem',
  lineHeight: 32 / 28,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  selectors: {
    [`${tile.missing} &`]: { textDecoration: 'line-through 3px' },
    [`${first} &`]: {
      '@media': { [hallMedia.tablet]: { fontSize: '2.75rem', lineHeight: 46 / 44 } },
    },
  },
})

/** A long name takes two lines before it is cut. */
export const names = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.ink,
  lineHeight: 20 / 16,
  overflowWrap: 'break-word',
  selectors: {
    [`${tile.unknown} &`]: { color: vars.ink2 },
    [`${tile.out} &`]: { color: vars.ink2 },
    [`${first} &`]: {
      '@media': { [hallMedia.tablet]: { gridRow: 2, gridColumn: 1 } },
    },
    [`${tile.present}${first} &`]: {
      '@media': { [hallMedia.tablet]: { gridColumn: '1 / -1' } },
    },
  },
})

export const word = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  selectors: {
    [`${first} &`]: { '@media': { [hallMedia.tablet]: { gridRow: 2, gridColumn: 2 } } },
  },
})

export const check = style({
  display: 'flex',
  fontSize: '1.75rem',
  selectors: {
    [`${first} &`]: {
      '@media': { [hallMedia.tablet]: { gridRow: 1, gridColumn: 2 } },
    },
  },
})

const smallBase = style([
  touchOnly,
  {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    fontSize: '1rem',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    ':focus-visible': insideTile,
    selectors: { '&[aria-pressed=true]': { '@media': chosenInsetWhenForced } },
  },
])

export const small = styleVariants({
  on: [smallBase, { background: vars.bad, color: vars.page }],
  off: [
    smallBase,
    {
      background: 'none',
      color: vars.ink2,
      fontSize: '1.375rem',
      selectors: { [`${tile.unknown} > &`]: { boxShadow: `inset 1px 0 ${vars.line}` } },
    },
  ],
})

export const summary = style({
  display: 'grid',
  margin: 0,
  ...type.name,
})

/** It is a sentence, whatever it begins with. */
export const calls = style({ display: 'block', '::first-letter': { textTransform: 'uppercase' } })

export const summaryMore = style({
  display: 'none',
  color: vars.ink2,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.regular,
  '@media': { [hallMedia.tablet]: { display: 'block' } },
})

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.xsmall,
  flex: '1 1 300px',
  maxWidth: 480,
  marginInlineStart: 'auto',
})
