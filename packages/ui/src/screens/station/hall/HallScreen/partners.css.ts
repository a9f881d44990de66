import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'
import { framePx as u } from '../../../../components/HallFrame/framePx.ts'

export const all = style({ marginBlockStart: 'auto', display: 'grid', gap: u(20) })
export const lead = style({ margin: 0, fontSize: u(48), color: vars.onGround2 })
export const plates = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${u(300)})`,
  gap: u(20),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** White, as the paper that marks are made for. */
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  height: u(160),
  padding: u(16),
  boxSizing: 'border-box',
  borderRadius: u(20),
  background: '#fff',
})
export const picture = style({ maxWidth: '100%', maxHeight: u(128), objectFit: 'contain' })
export const names = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: u(60),
  lineHeight: 1.3,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})
