import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

/** When and who, what, and the way back. */
export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.medium}px`,
  paddingBlock: space.small,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '180px minmax(0, 1fr) auto', alignItems: 'start' },
  },
})

export const when = style({ display: 'grid', fontSize: fontSize.small, color: vars.ink2 })

export const who = style({ color: vars.ink })

export const changeText = style({ fontWeight: fontWeight.strong })

export const changes = style({
  display: 'grid',
  gap: 2,
  listStyle: 'none',
  fontSize: fontSize.small,
  color: vars.ink2,
})
