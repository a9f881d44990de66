import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, radius, space } from '../../../theme/scale.ts'

export const organiser = style({ display: 'flex', gap: space.medium, alignItems: 'center' })

const face = { flex: 'none', width: 56, height: 56 } as const

export const mark = style({
  ...face,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.tile,
  background: vars.tint,
  fontSize: '2rem',
})

/** On no ground: it has one of its own, or is meant for the page's. */
export const logo = style({ ...face, objectFit: 'contain' })

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
