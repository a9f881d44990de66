import { createVar, style } from '@vanilla-extract/css'
import { labelWidth } from '../../../../components/Field/labelsBeside.css.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

export const record = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const recordTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: fontSize.large, lineHeight: 24 / 18 } },
})

export const entries = style({ color: vars.ink2 })

/** How much of the whole is there; on a phone the words say it alone. */
export const meter = style({
  display: 'block',
  '@media': { [media.mobile]: { display: 'none' } },
  height: 6,
  marginBlockStart: 6,
  borderRadius: radius.round,
  background: vars.line,
  overflow: 'hidden',
})

export const taken = style({ display: 'block', height: '100%', background: vars.accentText })

/** The fields of the record, a line each. */
export const fields = style({ display: 'grid', gap: 6, vars: { [labelWidth]: '112px' } })

/** What stands beside the words of a head: saved, close. */
export const headActs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  '@media': { [media.cramped]: { display: 'contents' } },
})

export const saved = style({
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  '@media': { [media.cramped]: { alignSelf: 'center' } },
  selectors: {
    '&[data-tone=good]': { color: vars.good },
    '&[data-tone=warn]': { color: vars.warn },
  },
})

/** What was changed here, and the way back. */
export const changes = style({ display: 'grid', listStyle: 'none', fontSize: fontSize.small })

export const change = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'baseline',
  paddingBlock: 6,
  borderBlockStart: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const changedAt = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

export const pair = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const packet = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  border: 0,
})

export const problem = style({ color: vars.bad })

/** What is known of the contest's day: rounds, judges. */
export const part = style({ display: 'grid', gap: space.xsmall })

export const partTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.xsmall}px`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})

/** Above a ladder. On a phone it stands only where the ladder is a forecast: its link stands among those above. */
export const roundsTitle = style([
  partTitle,
  {
    '@media': {
      [media.mobile]: { selectors: { '&:not([data-expected])': { display: 'none' } } },
    },
  },
])

/** Where a phone has no title above the ladder to lead to the rounds. */
export const roundsLink = style({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
})

export const partNote = style({ color: vars.ink2, fontWeight: fontWeight.regular })

const tile = createVar()
/** Px between two rungs; the line between them goes on behind the next tile. */
const LADDER_GAP = space.medium

/** The rounds as rungs of a ladder, from the first danced to the final. */
export const ladder = style({
  display: 'grid',
  gap: LADDER_GAP,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `2px solid ${vars.ink}`,
  listStyle: 'none',
  vars: { [tile]: '52px' },
  '@media': {
    [media.mobile]: {
      gap: space.xxsmall,
      paddingBlockEnd: space.xsmall,
      vars: { [tile]: '28px' },
    },
  },
})

export const rung = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${tile} minmax(0, 1fr) auto`,
  alignItems: 'start',
  gap: space.small,
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
  '@media': {
    [media.mobile]: {
      gap: space.xsmall,
      // What is over stands on the page of rounds: the fields must begin within a phone's window.
      selectors: { '&[data-state=done]:not(:last-child)': { display: 'none' } },
    },
  },
  selectors: {
    // From one count to the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: tile,
      insetInlineStart: `calc(${tile} / 2 - 1px)`,
      width: 2,
      height: `calc(100% - ${tile} + ${LADDER_GAP}px)`,
      background: vars.line2,
      '@media': {
        [media.mobile]: { height: `calc(100% - ${tile} + ${space.xxsmall}px)` },
      },
    },
    // Its tile stands in the middle of its buttons.
    '&[data-state=running]::after': {
      '@media': {
        [media.mobile]: { insetBlockStart: `calc(${tile} + 8px)`, height: 'calc(100% - 32px)' },
      },
    },
  },
})

/** How many dance it. */
export const count = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: tile,
  height: tile,
  borderRadius: radius.chip,
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  selectors: {
    '[data-state=done] &': { background: vars.tint, color: vars.accentText },
    '[data-state=ahead] &': { border: `1px solid ${vars.line2}`, color: vars.ink2 },
    '[data-state=running] &': {
      background: vars.accent,
      color: vars.onAccent,
      boxShadow: `inset 0 0 0 1px ${vars.accentEdge}`,
    },
  },
  '@media': {
    [media.forced]: { border: '1px solid' },
    [media.mobile]: {
      borderRadius: radius.small,
      fontSize: fontSize.standard,
      selectors: { '[data-state=running] &': { marginBlockStart: 8 } },
    },
  },
})

/** What is said of a round: on a phone its name beside what can be done, and under both how far it is. */
export const words = style({
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.xxsmall}px ${space.xsmall}px`,
    },
  },
})

export const roundName = style({
  display: 'block',
  fontWeight: fontWeight.strong,
  // In the middle of its tile.
  '@media': { [media.mobile]: { flex: 1, lineHeight: tile, whiteSpace: 'nowrap' } },
})

/** What can be done with the round that runs. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  marginBlockStart: space.xsmall,
  '@media': { [media.mobile]: { order: 1, marginBlockStart: 0 } },
})

export const roundFacts = style({
  display: 'block',
  color: vars.ink2,
  overflowWrap: 'anywhere',
  // A phone tells of the round that runs: the fields must not begin below its window.
  '@media': {
    [media.mobile]: {
      order: 2,
      flexBasis: '100%',
      selectors: { '[data-state]:not([data-state=running]) &': { display: 'none' } },
    },
  },
})

/** What is known before a round runs. */
export const plan = style({ '@media': { [media.mobile]: { display: 'none' } } })

/** When a round is danced: on a phone of the one that runs only what is done with it. */
export const time = style({
  '@media': {
    [media.mobile]: {
      lineHeight: tile,
      selectors: { '[data-state=running] &': { display: 'none' } },
    },
  },
})

export const judges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  listStyle: 'none',
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
})

export const letter = style({
  marginInlineEnd: 6,
  color: vars.accentText,
  fontWeight: fontWeight.strong,
})
