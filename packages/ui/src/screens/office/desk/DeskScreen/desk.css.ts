import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const search = style({
  vars: { [vars.control]: '60px' },
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Not every device has a camera: without the button the field takes the whole line.
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
})

// The placeholder says it; what is typed is read from a step away.
globalStyle(`${search} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

globalStyle(`[data-density=compact] ${search} input`, {
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
})

globalStyle(`[data-density=compact] ${search} input::placeholder`, {
  fontSize: fontSize.standard,
  fontWeight: fontWeight.regular,
})

export const video = style({
  width: '100%',
  maxWidth: 480,
  marginBlockStart: space.small,
  borderRadius: vars.corner,
  background: vars.ground,
})

export const done = style({ color: vars.good, fontWeight: fontWeight.strong })

const oneColumn = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const split = style([
  oneColumn,
  { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 268px' } } },
])

export const splitOpen = style([
  oneColumn,
  { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } } },
])

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const record = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.cramped]: { gridRow: 1 },
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
})

export const title = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  overflowWrap: 'anywhere',
})

export const section = style({ display: 'grid', gap: space.xsmall })

export const sectionTitle = style({ fontSize: fontSize.standard, fontWeight: fontWeight.strong })

export const entry = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
})

export const flags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' })

export const numberForm = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'auto auto',
  alignItems: 'end',
  justifyContent: 'start',
})

export const numberReason = style({ gridColumn: '1 / -1' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })
