import { globalStyle, style } from '@vanilla-extract/css'
import { labelWidth } from '../../../../components/Field/labelsBeside.css.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { bottomNotice, fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** Anchors and, beside them, the sections. */
export const layout = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.roomy]: { gridTemplateColumns: '148px minmax(0, 1fr)' } },
})

/** Where there is no room beside the sections it takes none above them. */
export const besideSections = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'block' } },
})

export const anchors = style({
  display: 'grid',
  alignContent: 'start',
  position: 'sticky',
  insetBlockStart: 72,
  margin: 0,
  padding: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  listStyle: 'none',
})

export const anchor = style({
  display: 'block',
  padding: '6px 12px',
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: {
    '&[aria-current]': {
      boxShadow: `inset 2px 0 ${vars.accentText}`,
      color: vars.accentText,
      fontWeight: fontWeight.strong,
    },
  },
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
  // The label and, beside it, a field of 480 at most.
  vars: { [labelWidth]: '152px' },
  maxWidth: 644,
  minWidth: 0,
  paddingBlockEnd: space.large,
  borderBlockEnd: `1px solid ${vars.line}`,
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

/** Steps of the price as a table; on a phone a step is a block with its labels. */
const priceColumns = 'minmax(120px, 150px) minmax(0, 1fr) 150px minmax(72px, 110px) 44px'

export const priceHead = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: space.xsmall,
      gridTemplateColumns: priceColumns,
      paddingInline: space.xsmall,
      paddingBlockEnd: space.xxsmall,
      borderBlockEnd: `1px solid ${vars.line2}`,
      color: vars.ink2,
      fontSize: fontSize.small,
    },
  },
})

export const priceRow = style({
  display: 'grid',
  gap: space.xsmall,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  paddingBlock: space.xxsmall,
  paddingInline: space.xsmall,
  selectors: {
    '&[data-today]': { background: vars.tint, boxShadow: `inset 3px 0 0 ${vars.accentText}` },
  },
  '@media': { [media.desktop]: { gridTemplateColumns: priceColumns } },
})

// The head of the table says it; who does not see it has the label.
globalStyle(`${priceRow} label`, {
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const until = style({ color: vars.ink2, fontSize: fontSize.small })

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

/** Saves from wherever one is in the form. */
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: `var(${bottomNotice}, 0px)`,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.page,
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
