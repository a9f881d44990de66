import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia } from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

const plain = style({
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
})

export const refusals = style({
  flex: 'none',
  marginBlockStart: 8,
  borderRadius: radius.chip,
  background: vars.badTint,
  color: vars.ink,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  '@media': { [hallMedia.tablet]: { fontSize: '1rem', lineHeight: 24 / 16 } },
})

export const announced = style({ display: 'block' })

export const head = style([
  plain,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    width: '100%',
    minHeight: 44,
    paddingBlock: 8,
    paddingInline: 12,
    textAlign: 'start',
  },
])

export const more = style({ flex: 'none', color: vars.bad, fontWeight: fontWeight.strong })

export const list = style({
  display: 'grid',
  gap: 12,
  maxHeight: '40dvh',
  overflowY: 'auto',
  padding: '4px 12px 12px',
})

export const item = style({ display: 'grid', gap: 2 })

export const numbers = style({ fontSize: '1.125rem', fontWeight: fontWeight.bold })

export const read = style([
  plain,
  {
    width: '100%',
    minHeight: 48,
    borderBlockStart: `1px solid ${vars.line}`,
    fontWeight: fontWeight.strong,
  },
])
