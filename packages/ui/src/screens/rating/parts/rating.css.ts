import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, media, numberSize, space } from '../../../theme/scale.ts'

export const points = style({
  fontSize: numberSize.medium,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: vars.accentText,
})

/** The search has a line of its own; the choices stand side by side. */
export const filters = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  },
})

export const search = style({
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})

/** Narrower than its tabs are together: they scroll within it, the page does not. */
export const parts = style({ minWidth: 0 })

/** Few short columns: further apart, the eye would lose the line between them. */
export const short = style({ maxWidth: 800 })
