import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const search = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Not every device has a camera: without the button the field takes the whole line.
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  maxWidth: 720,
})

export const video = style({
  width: '100%',
  maxWidth: 480,
  marginBlockStart: space.small,
  borderRadius: vars.corner,
  background: vars.ground,
})

export const done = style({ minHeight: 24, color: vars.good, fontWeight: fontWeight.strong })

export const searching = style({ minHeight: 24, color: vars.ink2 })

export const split = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const splitOpen = style([
  split,
  { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } } },
])

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On a narrow page it stands below the record: what comes into the record must not scroll its name away.
  overflowAnchor: 'none',
})

export const row = style({
  display: 'grid',
  gap: '4px 12px',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '10px 8px',
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '52px minmax(0, 1fr)' } },
})

export const rowOpen = style({ background: vars.tint })

export const number = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const who = style({ display: 'grid', gap: 2, minWidth: 0, justifyItems: 'start' })

export const name = style({
  appearance: 'none',
  maxWidth: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { color: vars.accentText },
})

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' })

export const check = style({ '@media': { [media.mobile]: { gridColumn: 2 } } })

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
