import { style, styleVariants } from '@vanilla-extract/css'
import { hallMedia, keyOutline, markFill, touchOnly } from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 8,
  '@media': { [hallMedia.wide]: { gridTemplateColumns: '1fr' } },
})

const big = style([
  touchOnly,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minWidth: 0,
    minHeight: 76,
    padding: '12px 16px',
    border: 0,
    borderRadius: radius.panel,
    fontSize: '1.125rem',
    lineHeight: 26 / 18,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
])

export const bigLook = styleVariants({ filled: [big, markFill], outlined: [big, keyOutline] })
