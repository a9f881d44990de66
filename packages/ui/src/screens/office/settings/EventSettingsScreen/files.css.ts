import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

export const places = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

// No boxes: each file stands by the picture of where it lands.
globalStyle(`${places} > article`, {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
})

export const others = style({
  marginBlockStart: space.xsmall,
  fontWeight: fontWeight.strong,
})

/** The window, desk or wall that a file is seen on. */
export const frame = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  gap: 5,
  width: 136,
  height: 100,
  padding: 8,
  overflow: 'clip',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.small,
  background: vars.wash,
})

const device = style({
  display: 'grid',
  alignContent: 'start',
  gap: 5,
  justifySelf: 'center',
  overflow: 'clip',
  border: `1px solid ${vars.line2}`,
  background: vars.page,
})

export const phone = style([device, { width: 50, height: 84, borderRadius: 6 }])
export const laptop = style([device, { width: '100%', height: 78, borderRadius: 4 }])
export const sheetOfPaper = style([device, { width: 60, height: 84, borderRadius: 2 }])

/** The top of a page: on a phone three quarters as high as wide, on a laptop a band. */
export const top = style({
  display: 'grid',
  marginBlockEnd: 3,
  selectors: {
    [`${phone} &`]: { aspectRatio: '4 / 3' },
    [`${laptop} &`]: { aspectRatio: '16 / 5' },
  },
})

export const cards = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const card = style({
  display: 'grid',
  aspectRatio: '3 / 2',
  overflow: 'clip',
  borderRadius: 4,
  background: vars.line,
})

/** Without a file: where it would be. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  background: vars.tint,
  color: vars.accentText,
  fontSize: fontSize.keycap,
  fontWeight: fontWeight.strong,
  textTransform: 'uppercase',
})

export const line = style({
  display: 'block',
  height: 4,
  marginInline: 3,
  borderRadius: 2,
  background: vars.line2,
  opacity: 0.6,
})
