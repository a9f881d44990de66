import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.medium}px`,
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: '36px minmax(0, 1fr) 160px auto' } },
})

globalStyle(`${row} > :nth-child(n + 3)`, {
  '@media': { [media.mobile]: { gridColumnStart: 2 } },
})

export const letter = style({ fontSize: fontSize.title, fontWeight: fontWeight.strong })

export const who = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  // The words of the buttons stand in line with those above.
  '@media': { [media.mobile]: { marginInlineStart: -12 } },
})

export const found = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' })

/** Size of a panel, the button that draws, the button that saves. */
export const drawing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.small,
})

/** Scrolls inside its frame where there are more judges than room. */
export const frame = style({ overflowX: 'auto', maxWidth: '100%' })

export const table = style({ borderCollapse: 'collapse', fontSize: fontSize.small })

globalStyle(`${table} th, ${table} td`, {
  padding: '4px 6px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})

/** Letters and sums stand over and under the boxes of their judge. */
globalStyle(`${table} :is(thead, tfoot) tr > :not(:first-child, :last-child)`, {
  textAlign: 'center',
})

globalStyle(`${table} thead th`, { color: vars.ink2, fontWeight: fontWeight.medium })

export const contest = style({ minWidth: 160, fontWeight: fontWeight.regular })

/** The whole cell is the target. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  cursor: 'pointer',
})

globalStyle(`${cell} input`, { width: 18, height: 18, accentColor: vars.accent, margin: 0 })

export const conflict = style({ color: vars.warn, whiteSpace: 'nowrap' })
