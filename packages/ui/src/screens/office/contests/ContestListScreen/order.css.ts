import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../../theme/scale.ts'

export const list = style({
  maxHeight: '50dvh',
  margin: 0,
  // For the ring of focus around its last button.
  padding: '0 4px',
  overflowY: 'auto',
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto auto',
  gap: space.xsmall,
  alignItems: 'center',
  minHeight: 44,
  borderBlockEnd: `1px solid ${vars.line}`,
  cursor: 'grab',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto auto',
      gap: space.xxsmall,
    },
  },
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over=before]': { boxShadow: `inset 0 2px 0 ${vars.accent}` },
    '&[data-over=after]': { boxShadow: `inset 0 -2px 0 ${vars.accent}` },
  },
})

export const number = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
})

export const title = style({ overflowWrap: 'anywhere' })
