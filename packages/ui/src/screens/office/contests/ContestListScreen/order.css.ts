import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../../theme/scale.ts'

/** Its number, which may become another one, before its name. */
export const contest = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space.xsmall,
  alignItems: 'center',
  '@media': {
    [media.mobile]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: space.xxsmall },
  },
})

export const number = style({
  color: vars.ink2,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
})

export const title = style({ overflowWrap: 'anywhere' })
