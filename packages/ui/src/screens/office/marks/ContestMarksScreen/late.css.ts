import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, space, type } from '../../../../theme/scale.ts'

export const lateTitle = style({ margin: 0, ...type.name })

export const lateNote = style({ margin: 0, color: vars.ink2, fontSize: fontSize.small })

export const lateList = style({ margin: 0, padding: 0, listStyle: 'none' })

export const lateButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

/** Those of a round, one beside another where there is room. */
export const late = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  listStyle: 'none',
})

export const lateItem = style({ display: 'grid', alignContent: 'start', gap: space.xsmall })
