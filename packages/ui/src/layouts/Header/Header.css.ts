import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'
import { MENU_WIDTH } from '../SideMenu/menuWidth.ts'
import { HEADER_HEIGHT } from './headerHeight.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: HEADER_HEIGHT,
  paddingInlineEnd: 12,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.page,
})

/** The toggle is aligned with the icons of the narrow menu. */
export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: MENU_WIDTH.narrow,
  marginInlineEnd: -12,
})

export const onDesktop = style({ '@media': { [media.mobile]: { display: 'none' } } })
export const onMobile = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const logo = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '60%',
  minHeight: 44,
  paddingInline: 4,
  borderRadius: vars.corner,
  color: vars.ink,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
})

export const logoImage = style({ width: 'auto', height: 32, maxWidth: 160, objectFit: 'contain' })

export const logoMark = style({ display: 'flex', fontSize: 28 })

export const logoName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink, textDecoration: 'underline' },
  '@media': {
    [media.mobile]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      lineHeight: 1.25,
    },
    [media.desktop]: {
      overflow: 'hidden',
      paddingInlineStart: 16,
      borderInlineStart: `1px solid ${vars.line}`,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

/**
 * Room on a phone for a hundred characters (spec §2).
 */
export const longTitle = style({ '@media': { [media.mobile]: { fontSize: fontSize.small } } })

export const account = style({ marginInlineStart: 'auto' })
