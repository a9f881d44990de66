import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const list = style({
  position: 'relative',
  marginInline: -8,
  listStyle: 'none',
  fontSize: fontSize.small,
  '@media': { print: { display: 'none' } },
})

/** A card and, before the first of a group, the title of the group. */
export const place = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  padding: '20px 8px 4px',
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const card = style({
  display: 'grid',
  gap: 8,
  padding: '12px 8px',
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '[data-selected] > &': { background: vars.tint },
    '[aria-current] > &': { boxShadow: `inset 3px 0 ${vars.accentText}` },
  },
  '@media': {
    [media.forced]: {
      selectors: { '[data-selected] > &': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
})

export const title = style({
  minWidth: 0,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const link = style({
  color: 'inherit',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
})

/** 44 px to press, in the corner. */
export const select = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-12px -12px -12px 0',
})

/** The names are as wide as the longest of them, and the values take the rest. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
})

export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
})

export const term = style({ color: vars.ink2 })

export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
})
