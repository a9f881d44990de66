import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.small })

export const judge = style({ display: 'grid', gap: space.xsmall })

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

/** Number and mark, then its life. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `2px ${space.medium}px`,
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '72px 96px minmax(0, 1fr)' },
  },
})

export const number = style({ fontWeight: fontWeight.strong })

export const mark = style({ fontVariantNumeric: 'tabular-nums' })

export const life = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 2,
  listStyle: 'none',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})

/** It was changed. */
export const changed = style({ color: vars.ink })
