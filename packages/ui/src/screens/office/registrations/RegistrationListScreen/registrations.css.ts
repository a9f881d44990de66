import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const record = style({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const recordTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  lineHeight: 28 / 22,
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: vars.ink2 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const sectionTitle = style({ fontSize: fontSize.standard, fontWeight: fontWeight.strong })

export const section = style({ display: 'grid', gap: space.xsmall })
