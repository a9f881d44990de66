import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { chosenWhenForced } from '../../../../theme/forcedColours.ts'
import { hallMedia, touchOnly } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, radius, space } from '../../../../theme/scale.ts'

export const title = style({
  margin: 0,
  fontSize: fontSize.headline,
  lineHeight: 1.15,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  '@media': { [hallMedia.tablet]: { fontSize: '2.5rem' } },
})

/** A name of several lines leaves room for those who dance. */
export const longTitle = style([
  title,
  {
    fontSize: fontSize.large,
    letterSpacing: '-0.01em',
    '@media': { [hallMedia.tablet]: { fontSize: '1.5rem' } },
  },
])

export const sub = style({
  margin: 0,
  paddingBlockEnd: space.small,
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: fontSize.standard,
  '@media': { [hallMedia.tablet]: { fontSize: '1.25rem', lineHeight: 28 / 20 } },
})

/** Beside the names there is the list; on a phone it is far below. */
export const onPhone = style({
  margin: 0,
  paddingBlock: space.xsmall,
  color: vars.warn,
  fontWeight: fontWeight.strong,
  '@media': { [hallMedia.wide]: { display: 'none' } },
})

export const names = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Read from a stand, at arm's length. */
const line = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: space.small,
  minHeight: 64,
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [hallMedia.tablet]: { gridTemplateColumns: '104px minmax(0, 1fr) minmax(auto, 34%)' },
  },
})

export const entry = style([line, { color: vars.ink }])
export const struck = style([line, { color: vars.bad }])

export const number = style({
  color: vars.accentText,
  fontSize: '1.875rem',
  lineHeight: 40 / 30,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  selectors: { [`${struck} &`]: { color: vars.bad, textDecoration: 'line-through 2px' } },
  '@media': { [hallMedia.tablet]: { fontSize: '2.5rem', lineHeight: 1.1 } },
})

export const said = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.title,
  lineHeight: 28 / 22,
  fontWeight: fontWeight.medium,
  '@media': { [hallMedia.tablet]: { fontSize: '1.5rem', lineHeight: 30 / 24 } },
})

export const place = style({
  gridColumn: 2,
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.ink2,
  fontSize: fontSize.standard,
  '@media': { [hallMedia.tablet]: { gridColumn: 3, justifyItems: 'end', textAlign: 'end' } },
})

export const mark = styleVariants({
  struck: { color: vars.bad, fontWeight: fontWeight.strong },
  warning: { color: vars.warn, fontWeight: fontWeight.strong },
})

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xsmall,
  flex: 1,
  '@media': { [hallMedia.tablet]: { maxWidth: 480 } },
})

const rowBase = style([
  touchOnly,
  {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    alignItems: 'baseline',
    width: '100%',
    minHeight: 56,
    margin: 0,
    paddingBlock: space.small,
    paddingInline: space.xsmall,
    border: 0,
    borderBlockEnd: `1px solid ${vars.line}`,
    background: 'none',
    color: vars.ink,
    fontSize: fontSize.large,
    lineHeight: 24 / 18,
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[aria-pressed=true]': { '@media': chosenWhenForced },
    },
  },
])

export const row = styleVariants({
  on: [rowBase, { background: vars.page, borderRadius: radius.small }],
  off: [rowBase, {}],
})

export const time = style({ fontWeight: fontWeight.bold })
export const nowTime = style([time, { color: vars.good }])
export const what = style({ minWidth: 0 })
export const more = style({ display: 'block', color: vars.ink2, fontSize: fontSize.standard })
export const change = style([more, { color: vars.warn }])
