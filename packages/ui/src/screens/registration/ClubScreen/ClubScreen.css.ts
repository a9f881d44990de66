import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bottomNotice, fontSize, fontWeight, media, space } from '../../../theme/scale.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'end',
  justifyContent: 'space-between',
})

export const add = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

export const notice = style({ outline: 'none' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
})

export const contacts = style({ display: 'grid', gap: space.medium, maxWidth: 900 })

export const fields = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

/** At the foot of the window, over what is scrolled below it. */
export const summary = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: `var(${bottomNotice}, 0px)`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.large}px`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.small,
  paddingBottom: `calc(${space.small}px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.line}`,
  background: vars.page,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.large}px`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.desktop]: { columnGap: space.xlarge } },
})

globalStyle(`${facts} dt`, { color: vars.ink2, fontSize: fontSize.small })
globalStyle(`${facts} dd`, {
  margin: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})

export const saving = style({ color: vars.good })

export const queued = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular })

export const totalSum = style({})
globalStyle(`${facts} ${totalSum}`, { fontSize: fontSize.title, fontWeight: fontWeight.bold })

export const go = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  '@media': { [media.mobile]: { flexGrow: 1, justifyContent: 'flex-end' } },
})

export const open = style({ color: vars.warn, fontWeight: fontWeight.medium })

export const nothing = style({ color: vars.ink2 })

export const numbers = style({ margin: 0, padding: 0, listStyle: 'none' })

export const numberRow = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: space.small,
  paddingBlock: space.xsmall,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const pin = style({ color: vars.ink2, whiteSpace: 'nowrap' })

export const state = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' })

// The bar at the foot must not cover what has the focus (WCAG 2.4.11).
globalStyle(`${form} :is(input, select, button, a)`, {
  scrollMarginBottom: `calc(120px + var(${bottomNotice}, 0px))`,
})
