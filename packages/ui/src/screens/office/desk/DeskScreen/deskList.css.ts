import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { chosenWhenForced } from '../../../../theme/forcedColours.ts'
import { fontSize, fontWeight, media, numberSize, space } from '../../../../theme/scale.ts'

/** Height of what is pressed in a queue. */
const KEY = '56px'

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On a narrow page it stands below the record: what comes into the record must not scroll its name away.
  overflowAnchor: 'none',
})

export const found = style({
  display: 'grid',
  gap: space.medium,
  alignContent: 'start',
  minWidth: 0,
})

/** «Ещё 6: номер начинается с 12». */
export const listTitle = style({
  paddingBlockEnd: 6,
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: fontSize.small,
})

export const row = style({
  vars: { [vars.control]: KEY },
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: '64px minmax(0, 1.2fr) minmax(0, 1fr) 112px 132px',
  alignItems: 'center',
  minHeight: 60,
  padding: '1px 0 1px 8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: '52px minmax(0, 1fr) 112px',
      paddingBlock: 6,
      paddingInline: 0,
    },
  },
})

/** The one who was asked for. */
export const exact = style({
  minHeight: 96,
  padding: '12px 8px',
  background: vars.tint,
  borderBlockStart: `2px solid ${vars.ink}`,
  borderBlockEnd: 0,
  // On a phone from edge to edge: its number stands over the others.
  '@media': {
    [media.narrow]: { marginInline: -space.medium, paddingInline: space.medium },
  },
})

export const rowOpen = style({ background: vars.tint })

export const number = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  selectors: {
    [`${exact} &`]: { color: vars.accentText, fontSize: numberSize.small },
  },
  '@media': {
    [media.narrow]: { selectors: { [`${exact} &`]: { fontSize: fontSize.headline } } },
  },
})

export const who = style({ display: 'grid', minWidth: 0, justifyItems: 'start' })

export const name = style({
  appearance: 'none',
  maxWidth: '100%',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  lineHeight: 24 / 18,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    // Two names take two lines, and the row stays as high as the others.
    '&[data-two]': { minHeight: 0, fontSize: fontSize.standard, lineHeight: 20 / 16 },
    [`${exact} &`]: { fontSize: fontSize.title, lineHeight: 28 / 22 },
    '&[aria-pressed=true]': { '@media': chosenWhenForced },
  },
  ':hover': { color: vars.accentText },
  '@media': { [media.narrow]: { fontSize: fontSize.standard } },
})

export const quiet = style({ color: vars.ink2, lineHeight: 16 / 14 })

export const contests = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  color: vars.ink2,
  '@media': { [media.narrow]: { display: 'none' } },
})

/** The row keeps its height. */
export const contest = style({
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const states = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: fontWeight.strong,
  '@media': {
    [media.narrow]: {
      gridColumn: 2,
      gridRow: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 12px',
      justifyContent: 'start',
    },
  },
})

export const owes = style({ color: vars.warn })

export const lacks = style({ color: vars.bad })

export const check = style({
  display: 'grid',
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: '1 / span 2' } },
})

export const below = style({
  gridColumn: '2 / -1',
  marginBlock: 8,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})

const told = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: KEY,
  padding: '4px 8px',
  borderRadius: 14,
  lineHeight: 18 / 14,
})

export const here = style([told, { background: vars.goodTint, color: vars.good }])

/** Who marked them: a phone has room for the hour alone. */
export const notedBy = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const unanswered = style([told, { background: vars.warnTint, color: vars.warn }])

export const debt = style({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outlineOffset: 4,
})

export const debtSum = style({ fontSize: fontSize.standard, color: vars.ink2 })

export const keys = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  minHeight: 20,
  paddingInline: 5,
  border: '1px solid currentColor',
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: fontSize.keycap,
})

/** Not where a finger presses the button itself. */
export const key = style([
  kbd,
  { '@media': { [media.touch]: { display: 'none' }, [media.narrow]: { display: 'none' } } },
])
