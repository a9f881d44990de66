import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const rows = style({ listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.large}px`,
  padding: `${space.small}px clamp(16px, 2.4vw, 20px)`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const terms = style({ display: 'flex', gap: space.small, alignItems: 'baseline' })
