import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

/** The event and the role at it, and where work begins. */
export const row = style({
  display: 'grid',
  gap: `${space.xsmall}px ${space.medium}px`,
  alignItems: 'center',
  paddingBlock: space.small,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const name = style({ fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })
