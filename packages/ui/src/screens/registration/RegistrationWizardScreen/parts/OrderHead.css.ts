import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media, space } from '../../../../theme/scale.ts'

export const head = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'grid', gap: space.medium } },
})

/** From side to side of the card; its room is kept until the picture is drawn. */
export const picture = style({
  display: 'grid',
  alignItems: 'center',
  height: 116,
  margin: `-${space.large}px -${space.large}px 0`,
  overflow: 'hidden',
  background: vars.ground,
})
