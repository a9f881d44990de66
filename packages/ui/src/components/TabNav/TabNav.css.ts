import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media, radius } from '../../theme/scale.ts'

/** One row that scrolls within itself where it has no room. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  boxShadow: `inset 0 -1px ${vars.line}`,
  // A finger needs no bar to scroll by.
  '@media': { [media.touch]: { scrollbarWidth: 'none' }, print: { display: 'none' } },
})

export const item = style({ flex: 'none' })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: vars.control,
  padding: '8px 14px',
  borderBlockEnd: '3px solid transparent',
  borderRadius: `${radius.small}px ${radius.small}px 0 0`,
  color: vars.ink2,
  // The same for the current one: a heavier face would move its neighbours.
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: vars.wash, color: vars.ink },
    '&[aria-current]': {
      borderColor: 'currentColor',
      color: vars.accentText,
      // In view from the first paint, before any script; the effect serves browsers that do not know it.
      scrollInitialTarget: 'nearest',
    },
    '&:not([aria-current])': { '@media': { [media.forced]: { borderColor: 'Canvas' } } },
  },
})
