import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight, media, radius, space } from '../../theme/scale.ts'

const reset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const

export const keypad = styleVariants({
  standard: {
    ...reset,
    display: 'grid',
    gap: space.xxsmall,
    gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
    '@media': {
      // Under a thumb: few rows, from edge to edge.
      [`${media.narrow} and ${media.touch}`]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(60px, 1fr))',
      },
    },
  },
  large: [
    touchOnly,
    {
      ...reset,
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridAutoRows: 'minmax(52px, 1fr)',
      flex: '1 0 auto',
      maxHeight: 480,
      gap: 8,
      '@media': { [hallMedia.low]: { gap: 6 } },
    },
  ],
})

/** What a key is for follows from `data-emphasis`. */
export const key = style({
  minHeight: 44,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    [`${keypad.standard} > &:enabled:hover`]: { background: vars.wash },
    '&[data-emphasis=quiet]': { background: vars.wash },
    '&[data-emphasis=offer]': { background: vars.tint, color: vars.accentText },
    // Its frame pales: there is nothing to press.
    '&:disabled': { borderColor: vars.line, color: vars.ink2, cursor: 'default' },
    [`${keypad.large} > &`]: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      padding: 0,
      borderRadius: radius.tile,
      background: 'none',
      fontSize: '1.875rem',
      fontWeight: fontWeight.strong,
    },
    [`${keypad.large} > &[data-emphasis]`]: { borderColor: 'transparent' },
    [`${keypad.large} > &[data-emphasis=quiet]`]: { background: vars.wash, fontSize: '1.625rem' },
    [`${keypad.large} > &[data-emphasis=offer]`]: {
      background: vars.tint,
      fontSize: '1rem',
      lineHeight: 20 / 16,
      fontWeight: fontWeight.medium,
    },
  },
  '@media': {
    [hallMedia.tablet]: {
      selectors: {
        [`${keypad.large} > &`]: { fontSize: '2.5rem' },
        [`${keypad.large} > &[data-emphasis=quiet]`]: { fontSize: '2.5rem' },
        [`${keypad.large} > &[data-emphasis=offer]`]: { fontSize: '1.125rem' },
      },
    },
  },
})
