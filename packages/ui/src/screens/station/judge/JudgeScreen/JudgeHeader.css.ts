import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia, solidFill } from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 4px 8px',
  '@media': {
    [hallMedia.low]: { paddingBlock: 6 },
    [hallMedia.tablet]: { padding: '16px 0 8px' },
    [hallMedia.wide]: { alignItems: 'start' },
  },
})

export const titles = style({ minWidth: 0 })

export const title = style({
  overflow: 'hidden',
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [hallMedia.tablet]: { fontSize: '1.875rem', lineHeight: 36 / 30 },
    [hallMedia.wide]: { fontSize: '1.375rem', lineHeight: 28 / 22, whiteSpace: 'normal' },
  },
})

export const subtitle = style({
  color: vars.ink2,
  fontSize: '1rem',
  lineHeight: 22 / 16,
  '@media': { [hallMedia.tablet]: { fontSize: '1.125rem', lineHeight: 26 / 18 } },
})

export const dance = style({ color: vars.ink, fontWeight: fontWeight.strong })

export const letter = style([
  solidFill,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: 14,
    fontSize: '1.5rem',
    fontWeight: fontWeight.bold,
    '@media': {
      [hallMedia.tablet]: {
        width: 60,
        height: 60,
        borderRadius: radius.tile,
        fontSize: '1.875rem',
      },
    },
  },
])
