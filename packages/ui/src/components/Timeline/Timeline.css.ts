import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media } from '../../theme/scale.ts'

export const list = style({ listStyle: 'none' })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 12,
  paddingBottom: 24,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: 11,
      width: 2,
      background: vars.line,
    },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `2px solid ${vars.line}`,
  background: vars.page,
  color: vars.ink2,
  fontSize: '0.875rem',
})

export const state = styleVariants({
  done: { background: vars.tint, borderColor: 'transparent', color: vars.accentText },
  current: {
    borderColor: vars.accentText,
    '::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: vars.accentText,
    },
    '@media': {
      [media.forced]: {
        '::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
  upcoming: {},
})

export const time = style({
  fontSize: fontSize.small,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const title = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' })

export const content = style({ marginTop: 4, fontSize: fontSize.small, color: vars.ink2 })
