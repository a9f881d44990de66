import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia, keyOutline, touchOnly } from '../../theme/hall.css.ts'
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
  large: {
    ...reset,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gridAutoRows: 'minmax(52px, 1fr)',
    flex: '1 0 auto',
    maxHeight: 480,
    gap: 8,
    '@media': { [hallMedia.low]: { gap: 6 } },
  },
})

const standard = style({
  minHeight: 44,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.wash },
  ':disabled': { borderColor: vars.line, color: vars.ink2, cursor: 'not-allowed' },
})

const large = style([
  touchOnly,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: radius.tile,
    fontSize: '1.875rem',
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    // Its frame goes: there is nothing to press.
    ':disabled': { boxShadow: `inset 0 0 0 1px ${vars.line}`, color: vars.ink2, cursor: 'default' },
    '@media': { [hallMedia.tablet]: { fontSize: '2.5rem' } },
  },
])

/** By the size of the keypad, then by what a key is for. */
export const key = {
  standard: styleVariants({
    plain: [standard],
    quiet: [standard, { background: vars.wash }],
    offer: [standard, { background: vars.tint, color: vars.accentText }],
  }),
  large: styleVariants({
    plain: [large, keyOutline],
    quiet: [large, { background: vars.wash, color: vars.ink, fontSize: '1.625rem' }],
    offer: [
      large,
      {
        background: vars.tint,
        color: vars.accentText,
        fontSize: '1rem',
        lineHeight: 20 / 16,
        fontWeight: fontWeight.medium,
        '@media': { [hallMedia.tablet]: { fontSize: '1.125rem' } },
      },
    ],
  }),
}
