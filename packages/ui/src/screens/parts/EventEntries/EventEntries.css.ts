import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const block = style({ display: 'grid', gap: space.small, minWidth: 0 })

export const entries = style({ display: 'grid', gap: space.xsmall, listStyle: 'none', minWidth: 0 })

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})

/** On a phone what came of it stands below, in every row alike. */
export const title = style({ '@media': { [media.mobile]: { flexBasis: '100%' } } })

export const detail = style({ color: vars.ink2, fontSize: fontSize.small })
