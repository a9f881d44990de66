import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'
import { MENU_WIDTH } from './menuWidth.ts'

/** Set by the layout, or on the root before the first paint. */
const whenNormal = '[data-menu-mode=normal] &'
const whenNarrow = ':root:not([data-menu-mode=normal]) [data-menu-mode=narrow] &'

/** On a desktop a column that stays; on a phone a drawer, the popover that it natively is. */
export const menu = style({
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.ink,
  overscrollBehavior: 'contain',
  '@media': {
    print: { display: 'none !important' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT,
      display: 'flex',
      flexDirection: 'column',
      width: MENU_WIDTH.narrow,
      height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      padding: '8px 7px 12px',
      background: 'none',
      overflow: 'hidden auto',
      scrollbarWidth: 'none',
      selectors: { [whenNormal]: { width: MENU_WIDTH.normal, paddingBlockStart: 0 } },
    },
    [media.mobile]: {
      inset: '0 auto 0 0',
      width: 'min(284px, 86vw)',
      height: '100dvh',
      maxHeight: 'none',
      padding: '0 12px 16px',
      borderRadius: `0 ${radius.panel}px ${radius.panel}px 0`,
      background: vars.page,
      overflowY: 'auto',
      '::backdrop': { background: vars.veil },
      selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    },
  },
})

export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  height: HEADER_HEIGHT,
  marginInline: -8,
  '@media': { [media.desktop]: { display: 'none' } },
})

/** Apart by a hairline, or by space where the groups have names. */
export const section = style({
  selectors: {
    '& + &': { marginBlockStart: 8, paddingBlockStart: 8, borderTop: `1px solid ${vars.line}` },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-menu-mode=normal] & + &': { marginBlockStart: 16, paddingBlockStart: 0, border: 0 },
      },
    },
  },
})

const onlyIcons = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const sectionTitle = style({
  padding: '4px 12px',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 20 / 14,
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})

export const list = style({ listStyle: 'none' })

export const onlyOnDesktop = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 10,
  color: vars.ink,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { background: vars.tint },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: vars.tint,
      color: vars.accentText,
      fontWeight: fontWeight.strong,
    },
  },
  '@media': {
    [media.desktop]: { fontSize: fontSize.small, selectors: { [whenNormal]: { minHeight: 40 } } },
    [media.mobile]: { minHeight: 48 },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})

export const icon = style({ flex: 'none', fontSize: '1.25rem' })

export const label = style({
  minWidth: 0,
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})

export const version = style({
  marginBlockStart: 'auto',
  padding: '12px 12px 4px',
  color: vars.ink2,
  fontSize: fontSize.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [media.desktop]: {
      selectors: { [whenNarrow]: { paddingInline: 0, textAlign: 'center' } },
    },
  },
})

export const versionWord = style({
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})
