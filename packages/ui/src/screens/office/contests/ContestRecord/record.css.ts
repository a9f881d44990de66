import { style } from '@vanilla-extract/css'
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
})

export const entries = style({ color: vars.ink2 })

/** How much of the places is taken. */
export const meter = style({
  height: 6,
  marginBlockStart: 6,
  borderRadius: radius.round,
  background: vars.line,
  overflow: 'hidden',
})

export const taken = style({ display: 'block', height: '100%', background: vars.accentText })

export const numbered = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: '112px minmax(0, 1fr)',
  // Letters are larger there.
  '@media': { [media.mobile]: { gridTemplateColumns: '136px minmax(0, 1fr)' } },
})

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

export const partNote = style({ color: vars.ink2, fontWeight: fontWeight.regular })

/** The rounds as rungs of a ladder, from the first danced to the final. */
export const ladder = style({ display: 'grid', gap: space.xsmall, listStyle: 'none' })

export const rung = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.small,
  fontSize: fontSize.small,
  lineHeight: 20 / 14,
  selectors: {
    // From one count to the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% + 20px)',
      insetInlineStart: 19,
      width: 2,
      height: `calc(100% - 40px + ${space.xsmall}px)`,
      background: vars.line2,
    },
  },
})

/** How many dance it. */
export const count = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: vars.tint,
  color: vars.accentText,
  fontWeight: fontWeight.strong,
  selectors: {
    '[data-final] &': {
      background: vars.accent,
      color: vars.onAccent,
      boxShadow: `inset 0 0 0 1px ${vars.accentEdge}`,
    },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
})

export const roundName = style({ display: 'block', fontWeight: fontWeight.medium })

export const roundFacts = style({ display: 'block', color: vars.ink2, overflowWrap: 'anywhere' })

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
