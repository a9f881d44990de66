import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { hallMedia, keyOutline, markFill, touchOnly } from '../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../theme/scale.ts'

/** What a page says, in the middle of the screen. */
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minHeight: 0,
  paddingInline: 4,
})

export const lead = style({
  marginBlockEnd: 8,
  color: vars.ink2,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  '@media': { [hallMedia.tablet]: { fontSize: '1.375rem', lineHeight: 30 / 22 } },
})

export const heading = style({
  fontSize: '2.5rem',
  lineHeight: 1.1,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  '@media': {
    [hallMedia.low]: { fontSize: '2rem' },
    [hallMedia.tablet]: { fontSize: '4rem' },
  },
})

export const text = style({
  marginBlockStart: 12,
  fontSize: '1.125rem',
  lineHeight: 26 / 18,
  '@media': { [hallMedia.tablet]: { fontSize: '1.375rem', lineHeight: 32 / 22 } },
})

export const facts = style({ marginBlockStart: 28, borderBlockStart: `2px solid ${vars.ink}` })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: '1rem',
  lineHeight: 22 / 16,
  '@media': { [hallMedia.tablet]: { paddingBlock: 16, fontSize: '1.25rem' } },
})

export const factName = style({ color: vars.ink2 })

export const factValue = style({ fontWeight: fontWeight.strong, textAlign: 'end' })

export const buttons = style({ display: 'grid', flex: 'none', gap: 8 })

const button = style([
  touchOnly,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    width: '100%',
    minWidth: 0,
    minHeight: 76,
    padding: '12px 16px',
    border: 0,
    borderRadius: radius.panel,
    fontSize: '1.25rem',
    lineHeight: 26 / 20,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    ':disabled': {
      background: vars.wash,
      color: vars.ink2,
      boxShadow: `inset 0 0 0 1px ${vars.line}`,
      cursor: 'default',
    },
    '@media': { [hallMedia.low]: { minHeight: 56 } },
  },
])

export const buttonLook = styleVariants({
  filled: [button, markFill],
  outlined: [button, keyOutline],
})
