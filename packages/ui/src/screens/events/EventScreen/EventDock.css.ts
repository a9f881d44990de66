import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bottomNotice, fontSize, fontWeight, media, space, type } from '../../../theme/scale.ts'

export const dock = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `var(${bottomNotice}, 0px)`,
  display: 'flex',
  // Long sums on the narrowest phones.
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.medium}px`,
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${space.small}px ${space.medium}px`,
  borderTop: `1px solid ${vars.line}`,
  background: vars.page,
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})

export const price = style({
  display: 'block',
  fontSize: fontSize.large,
  fontWeight: fontWeight.bold,
})

export const until = style([type.small, { display: 'block', color: vars.ink2 }])
