import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius } from '../../theme/scale.ts'
import { HEADER_HEIGHT } from '../Header/headerHeight.ts'

export const button = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.chip,
  background: 'none',
  color: vars.ink,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  ':hover': { color: vars.accentText },
})

export const icon = style({ display: 'flex', fontSize: '1.25rem' })

/** «Вход»: on a phone the icon alone. */
export const word = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: `1px solid ${vars.accentEdge}`,
  borderRadius: 10,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})

export const menu = style({
  position: 'fixed',
  inset: `${HEADER_HEIGHT + 4}px 8px auto auto`,
  width: 'min(288px, calc(100vw - 16px))',
  margin: 0,
  padding: 8,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.tile,
  background: vars.page,
  color: vars.ink,
  '@media': { [media.desktop]: { insetInlineEnd: 12 } },
})

export const person = style({
  padding: '8px 12px 12px',
  marginBottom: 8,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const name = style({ fontWeight: fontWeight.strong })

export const email = style({ fontSize: fontSize.small, color: vars.ink2 })

export const list = style({ listStyle: 'none' })

export const item = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.wash },
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

export const last = style({
  marginTop: 8,
  paddingTop: 8,
  borderTop: `1px solid ${vars.line}`,
})
