import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space, type } from '../../../theme/scale.ts'

/** As wide as the page at most. */
export const frame = style({
  minWidth: 0,
  overflowX: 'auto',
  '@media': { print: { overflowX: 'visible', breakInside: 'avoid' } },
})

export const table = style({
  // Collapsed, the rule below a tall row lies under the cells that stay in place.
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const caption = style([
  type.heading,
  { position: 'sticky', left: 0, textAlign: 'start', paddingBottom: space.xsmall },
])

/** The title of what is opened says it already; the table keeps it as its name. */
export const foldable = style({ '@media': { [media.mobile]: { ...hidden, padding: 0 } } })

export const head = style({
  ...type.small,
  padding: '6px 8px',
  borderBottom: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

/** Stays while the marks scroll by. */
const inPlace = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  background: vars.page,
  textAlign: 'start',
} as const

export const nameHead = style([head, inPlace, { textAlign: 'start', paddingInlineStart: 0 }])

export const name = style({
  ...inPlace,
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: fontWeight.medium,
})

export const entry = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'baseline',
  width: '10.5rem',
  '@media': { [media.wide]: { width: 'auto', maxWidth: '19rem' } },
})

export const number = style({
  flex: 'none',
  minWidth: '2rem',
  color: vars.ink2,
  fontSize: fontSize.small,
})

export const persons = style({
  minWidth: 0,
  // Not `anywhere`: the column would shrink to one letter.
  overflowWrap: 'break-word',
  '@media': {
    [media.wide]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

export const cell = style({
  minWidth: 40,
  padding: '10px 8px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

export const first = style({ borderInlineStart: `20px solid ${vars.page}` })

export const strong = style({ fontWeight: fontWeight.bold })

export const deciding = style({
  background: vars.tint,
  backgroundClip: 'padding-box',
  color: vars.accentText,
  fontWeight: fontWeight.bold,
})

export const detail = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular })

/** A comparison in words: it breaks into lines, so that the place beside it stays in sight. */
export const rule = style([
  type.small,
  {
    display: 'inline-block',
    // Not at most: where the table scrolls, the column would shrink to a word.
    width: '24rem',
    fontWeight: fontWeight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
    '@media': { print: { width: 'auto' } },
  },
])

export const dropped = style({ color: vars.ink2, textDecoration: 'line-through' })

export const ownRow = style({})

globalStyle(`${ownRow} > *`, { background: vars.tint, backgroundClip: 'padding-box' })
