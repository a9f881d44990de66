import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'
import { MENU_WIDTH } from '../SideMenu/menuWidth.ts'
import { HEADER_HEIGHT } from './headerHeight.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  height: HEADER_HEIGHT,
  paddingInlineEnd: 8,
  background: vars.wash,
  '@media': { [media.desktop]: { paddingInlineEnd: 16 } },
})

/** The toggle is aligned with the icons of the narrow menu. */
export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  '@media': { [media.desktop]: { width: MENU_WIDTH.narrow } },
})

export const logo = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '60%',
  minHeight: 44,
  borderRadius: radius.small,
  color: vars.ink,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
})

export const logoImage = style({ width: 'auto', height: 32, maxWidth: 160, objectFit: 'contain' })

export const logoMark = style({ display: 'flex', fontSize: 24 })

export const logoName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const title = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  marginInlineEnd: 8,
  color: vars.ink2,
  lineHeight: 1.5,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: {
      gap: 12,
      minHeight: 24,
      marginInline: 24,
      paddingInlineStart: 24,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const thumb = style({ display: 'flex', flex: 'none' })

export const notOnTheNarrowest = style({ '@media': { '(width < 360px)': { display: 'none' } } })

export const name = style({
  color: vars.ink,
  fontWeight: fontWeight.strong,
  selectors: { [`${title}:hover &`]: { textDecoration: 'underline' } },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const line = style({ ...oneLine, minWidth: 0 })

/** On a phone in two lines: dates and city, then the name (docs/rules/site.md, «Header»). */
export const stacked = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: 18 / 16,
})

globalStyle(`${stacked} > ${name}`, oneLine)

export const lead = style({ fontSize: fontSize.small, lineHeight: 18 / 14 })

/** Room on a phone for a hundred characters (docs/rules/site.md, «Header»). */
export const long = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: fontSize.small,
  lineHeight: 18 / 14,
})

export const account = style({ marginInlineStart: 'auto' })

// After what they hide.
export const onDesktop = style({ '@media': { [media.mobile]: { display: 'none' } } })
export const onMobile = style({ '@media': { [media.desktop]: { display: 'none' } } })
