import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'

export const list = style({ display: 'grid', gap: 12, containerType: 'inline-size' })

export const item = style({
  display: 'grid',
  gap: 2,
  '@container': {
    '(width >= 480px)': { gridTemplateColumns: 'minmax(120px, 32%) minmax(0, 1fr)', gap: 16 },
  },
})

export const term = style({ color: vars.ink2, fontSize: fontSize.small, paddingTop: 2 })

export const description = style({ minWidth: 0, overflowWrap: 'anywhere' })
