import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import {
  fontSize,
  fontWeight,
  media,
  numberSize,
  radius,
  space,
  type,
} from '../../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space.large, listStyle: 'none' })

/** Picture, entries and stub in a row; on a phone below each other. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 960,
  borderRadius: radius.panel,
  background: vars.page,
  boxShadow: `0 0 0 1px ${vars.line}`,
  overflow: 'clip',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '184px minmax(0, 1fr) 236px' },
    [media.forced]: { border: '1px solid' },
  },
})

/** The picture fills its side: what is beyond is cut. */
export const picture = style({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  background: vars.ground,
  '@media': {
    [media.mobile]: { height: 96, gridTemplateColumns: '100%' },
    [media.desktop]: { contain: 'size', gridTemplateColumns: '380px', justifyContent: 'center' },
  },
})

export const body = style({ minWidth: 0, padding: 20 })

/** Torn off at a line of holes. */
export const stub = style({
  display: 'grid',
  gap: space.medium,
  alignContent: 'space-between',
  justifyItems: 'start',
  padding: 20,
  '@media': {
    [media.mobile]: { borderTop: `2px dashed ${vars.line}` },
    [media.desktop]: { borderInlineStart: `2px dashed ${vars.line}` },
  },
})

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' })

export const term = style({ ...type.small, color: vars.ink2 })

export const number = style({
  fontSize: numberSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: vars.accentText,
})

export const value = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
