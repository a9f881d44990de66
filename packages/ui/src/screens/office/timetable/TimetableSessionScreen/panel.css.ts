import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const quiet = style({ margin: 0, color: vars.ink2, fontSize: fontSize.small })

/** Why a round is not planned by itself. */
export const note = style({ display: 'block', color: vars.ink2 })

export const pane = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      position: 'sticky',
      insetBlockStart: 72,
      maxHeight: 'calc(100dvh - 88px)',
      overflowY: 'auto',
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
    print: { display: 'none' },
  },
})

export const section = style({ display: 'grid', gap: space.xsmall })

export const sectionTitle = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const choices = style([buttons, { margin: 0, padding: 0, border: 0 }])

export const list = style({
  display: 'grid',
  margin: 0,
  padding: `${space.xsmall}px 0 0`,
  borderBlockStart: `2px solid ${vars.ink}`,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
})

export const bad = style({ color: vars.bad, fontVariantNumeric: 'tabular-nums' })

/** A conflict: its number, then who, when and what to do. */
export const conflict = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'start',
  paddingBlock: space.xsmall,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

/** Ways out, as easy to hit as a button. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  fontSize: fontSize.small,
})

/** When it starts now, and under it when it started. */
export const times = style({
  textAlign: 'end',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
