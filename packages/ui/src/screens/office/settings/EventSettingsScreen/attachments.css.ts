import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.xsmall,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', alignItems: 'start' },
  },
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over=before]': { boxShadow: `inset 0 2px 0 ${vars.accent}` },
    '&[data-over=after]': { boxShadow: `inset 0 -2px 0 ${vars.accent}` },
  },
})

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginBlockStart: 22,
  color: vars.ink2,
  cursor: 'grab',
})

export const fields = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 160px minmax(0, 1fr)' },
  },
})

/** Under the fields of its link. */
export const partner = style({ gridColumn: '1 / -1' })

export const buttons = style({
  display: 'flex',
  gridColumn: '2',
  '@media': { [media.wide]: { gridColumn: 'auto', marginBlockStart: 22 } },
})
