import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia, solidFill } from '../../../../theme/hall.css.ts'
import { fontWeight, radius } from '../../../../theme/scale.ts'

/** On a tablet no wider than a hand spans. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  minHeight: 0,
  gap: 8,
  '@media': { [hallMedia.tablet]: { maxWidth: 640, marginInline: 'auto' } },
})

export const picture = style({
  flex: 'none',
  marginInline: -12,
  marginBlockEnd: 8,
  '@media': { [hallMedia.tablet]: { marginInline: 0, marginBlockStart: 32 } },
})

export const where = style({ padding: '0 16px 14px', fontSize: '1rem', lineHeight: 22 / 16 })

export const event = style({
  display: 'block',
  fontSize: '1.375rem',
  lineHeight: 28 / 22,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.014em',
})

export const form = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 8 })

export const question = style({ display: 'block' })

export const title = style({
  fontSize: '2.5rem',
  lineHeight: 44 / 40,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  '@media': { [hallMedia.low]: { fontSize: '1.875rem' } },
})

export const hint = style({
  display: 'block',
  marginBlockStart: 8,
  color: vars.ink2,
  fontSize: '1.125rem',
  lineHeight: 26 / 18,
})

export const code = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 8,
  marginBlockStart: 16,
})

/** Over the signs, which show what is in it. */
export const codeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '1.25rem',
  '::selection': { background: 'none' },
  ':focus': { outline: 'none' },
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  height: 76,
  borderRadius: radius.tile,
  boxShadow: `inset 0 0 0 1px ${vars.line2}`,
  fontSize: '2.5rem',
  lineHeight: 1,
  fontWeight: fontWeight.bold,
  pointerEvents: 'none',
  '@media': { [hallMedia.low]: { height: 60, fontSize: '2rem' } },
})

export const wrongSign = style({ boxShadow: `inset 0 0 0 2px ${vars.bad}`, color: vars.bad })

/** Where the next sign comes while the field has the focus. */
export const nextSign = style({
  selectors: {
    [`${codeInput}:focus ~ &`]: { boxShadow: `inset 0 0 0 2px ${vars.accentText}` },
    [`${codeInput}:focus ~ &::after`]: {
      content: '""',
      width: 2,
      height: 36,
      background: vars.accentText,
    },
  },
})

const said = style({ display: 'block', minHeight: 22, fontSize: '1rem', lineHeight: 22 / 16 })

export const note = style([said, { color: vars.ink2 }])

export const problem = style([said, { color: vars.bad, fontWeight: fontWeight.medium }])

export const push = style({ flex: 1 })

export const pin = style({
  width: '100%',
  height: 76,
  marginBlockStart: 16,
  paddingInline: 20,
  border: 0,
  borderRadius: radius.tile,
  boxShadow: `inset 0 0 0 1px ${vars.line2}`,
  background: vars.page,
  fontSize: '2rem',
  letterSpacing: '0.2em',
})

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 20,
  marginBlockStart: 16,
})

export const letter = style([
  solidFill,
  {
    display: 'grid',
    placeItems: 'center',
    width: 112,
    height: 112,
    borderRadius: 28,
    fontSize: '4rem',
    fontWeight: fontWeight.bold,
    '@media': { [hallMedia.low]: { width: 84, height: 84, fontSize: '3rem' } },
  },
])

export const who = style({ minWidth: 0 })

export const role = style({ color: vars.ink2, fontSize: '1.125rem', lineHeight: 24 / 18 })

export const name = style({
  fontSize: '1.875rem',
  lineHeight: 36 / 30,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
})

export const taken = style({
  marginBlockStart: 12,
  padding: '14px 16px',
  borderRadius: radius.tile,
  background: vars.warnTint,
  fontSize: '1rem',
  lineHeight: 22 / 16,
})

export const takenFact = style({
  display: 'block',
  color: vars.warn,
  fontWeight: fontWeight.strong,
})

export const advice = style({
  padding: '0 4px',
  color: vars.ink2,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
})
