import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { space, type } from '../../../../theme/scale.ts'

/** A legend inside the box, like a heading. */
export const legend = style({
  float: 'left',
  width: '100%',
  paddingBottom: space.xsmall,
  borderBottom: `2px solid ${vars.ink}`,
  ...type.heading,
})

export const section = style({ display: 'grid' })

globalStyle(`${section} > *:not(legend)`, { clear: 'both' })

globalStyle(`${section} > p`, { paddingTop: space.xsmall })
