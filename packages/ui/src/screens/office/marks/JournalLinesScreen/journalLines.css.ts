import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

/** When and who, what and why, where. */
export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.medium}px`,
  paddingBlock: space.small,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '200px minmax(0, 1fr) 240px',
      alignItems: 'start',
    },
  },
})

export const when = style({
  display: 'grid',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const who = style({ color: vars.ink })

export const title = style({ fontWeight: fontWeight.strong })

export const details = style({ color: vars.ink2, fontSize: fontSize.small })

export const where = style({
  display: 'grid',
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': { [media.desktop]: { textAlign: 'end' } },
})
