import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'
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
  background: vars.page,
  color: vars.ink,
  overscrollBehavior: 'contain',
  '@media': {
    print: { display: 'none !important' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT,
      display: 'flex',
      flexDirection: 'column',
      // Beside the page and what stands below it.
      gridRow: '2 / 4',
      width: MENU_WIDTH.narrow,
      height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      borderInlineEnd: `1px solid ${vars.line}`,
      overflow: 'hidden auto',
      scrollbarWidth: 'none',
      selectors: { [whenNormal]: { width: MENU_WIDTH.normal } },
    },
    [media.mobile]: {
      inset: '0 auto 0 0',
      width: 'min(300px, 86vw)',
      height: '100dvh',
      maxHeight: 'none',
      overflowY: 'auto',
      '::backdrop': { background: vars.veil },
      selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    },
  },
})

export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: HEADER_HEIGHT,
  padding: '0 7px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
})

export const section = style({
  padding: 8,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
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
  padding: '8px 10px 4px',
  color: vars.ink2,
  fontSize: fontSize.small,
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})

export const list = style({ listStyle: 'none' })

export const onlyOnDesktop = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 42,
  padding: '8px 10px',
  borderRadius: vars.corner,
  color: vars.ink,
  fontSize: fontSize.small,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { background: vars.wash },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: vars.tint,
      color: vars.accentText,
      fontWeight: fontWeight.strong,
    },
    // A bar beside the colour: colour alone is not enough (WCAG 1.4.1).
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: -8,
      width: 3,
      borderRadius: '0 3px 3px 0',
      background: vars.accentText,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})

export const icon = style({ flex: 'none', fontSize: '1.375rem' })

export const label = style({
  minWidth: 0,
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})

export const version = style({
  marginBlockStart: 'auto',
  padding: '12px 18px',
  color: vars.ink2,
  fontSize: fontSize.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [media.desktop]: {
      selectors: { [whenNarrow]: { padding: '12px 4px', textAlign: 'center' } },
    },
  },
})

export const versionWord = style({
  '@media': { [media.desktop]: { selectors: { [whenNarrow]: onlyIcons } } },
})
