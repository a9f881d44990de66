import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../theme/scale.ts'

export const record = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const recordHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
})

export const recordTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  overflowWrap: 'anywhere',
})

export const entries = style({ color: vars.ink2 })

/** How much of the places is taken. */
export const meter = style({
  height: 6,
  marginBlockStart: 6,
  borderRadius: radius.round,
  background: vars.line,
  overflow: 'hidden',
})

export const taken = style({ display: 'block', height: '100%', background: vars.accentText })

export const numbered = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: '112px minmax(0, 1fr)',
  // Letters are larger there.
  '@media': { [media.mobile]: { gridTemplateColumns: '136px minmax(0, 1fr)' } },
})

export const pair = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const packet = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  border: 0,
})

export const problem = style({ color: vars.bad })
