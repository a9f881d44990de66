import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** Anchors and, beside them, the sections. */
export const layout = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.roomy]: { gridTemplateColumns: '148px minmax(0, 1fr)' } },
})

export const anchors = style({
  display: 'none',
  '@media': {
    [media.roomy]: {
      display: 'grid',
      alignContent: 'start',
      position: 'sticky',
      insetBlockStart: 72,
      alignSelf: 'start',
      margin: 0,
      padding: 0,
      borderInlineStart: `1px solid ${vars.line}`,
      listStyle: 'none',
    },
  },
})

export const anchor = style({
  display: 'block',
  padding: '6px 12px',
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink },
})

export const sections = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
})

export const section = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockStart: 72,
  maxWidth: 480,
  minWidth: 0,
})

export const wideSection = style([section, { maxWidth: 760 }])

export const heading = style({
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
  lineHeight: 1.5,
})

/** A row of a small table that is typed into. */
export const row = style({
  display: 'grid',
  gap: space.xsmall,
  // An error under one field moves none of those beside it.
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
})

/** On a phone what a tag says stands over what is done with it. */
export const tagRow = style([
  row,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto 44px' },
    },
  },
])

export const removeTag = style({
  '@media': { [media.mobile]: { justifySelf: 'end' } },
})

/** The prices over time: the higher the dearer, as wide as they last; on a phone several rows. */
export const spans = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.small}px 2px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const span = style({
  display: 'grid',
  flexBasis: 88,
  minWidth: 88,
  fontSize: fontSize.small,
})

export const percent = style({ fontSize: fontSize.large, fontWeight: fontWeight.bold })

export const from = style({
  paddingBlockStart: space.xxsmall,
  borderBlockStart: `1px solid ${vars.line2}`,
  color: vars.ink2,
})

export const bar = style({
  position: 'relative',
  borderRadius: '3px 3px 0 0',
  background: vars.tint,
  '@media': { [media.forced]: { outline: '1px solid' } },
})

export const currentBar = style([bar, { background: vars.accent, color: vars.onAccent }])

/** Where today is; it stands above the bar, so that it is seen on any colour. */
export const today = style({
  position: 'absolute',
  insetBlock: '-8px 0',
  width: 2,
  background: vars.ink,
})

export const todayWord = style({
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineEnd: 6,
  fontWeight: fontWeight.strong,
})

export const qr = style({ width: 160, height: 160 })
