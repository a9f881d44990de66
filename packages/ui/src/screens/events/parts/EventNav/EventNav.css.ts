import { globalStyle, style } from '@vanilla-extract/css'
import { gutter, media } from '../../../../theme/scale.ts'

/** On a phone the row is cut by the edge of the window: it says that it goes on. */
export const nav = style({
  '@media': {
    [media.mobile]: { marginInline: `calc(-1 * ${gutter})` },
    print: { display: 'none' },
  },
})

globalStyle(`${nav} ul`, { '@media': { [media.mobile]: { paddingInline: gutter } } })
