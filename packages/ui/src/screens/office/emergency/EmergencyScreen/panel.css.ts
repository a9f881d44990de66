import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space, type } from '../../../../theme/scale.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.medium}px 20px`,
  borderInlineStart: `1px solid ${vars.line}`,
  overflowY: 'auto',
  '@media': {
    [media.cramped]: { borderInlineStart: 0, borderTop: `1px solid ${vars.line}` },
    print: { display: 'none' },
  },
})

export const panelTitle = style({
  paddingBottom: space.xsmall,
  borderBottom: `2px solid ${vars.ink}`,
  ...type.heading,
})

export const facts = style({ flex: 1, listStyle: 'none' })

export const fact = style({
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: 22 / 16,
})

globalStyle(`${fact} b`, { fontWeight: fontWeight.strong })
export const note = style({ display: 'block', ':empty': { display: 'none' } })

globalStyle(`${fact} > span`, { display: 'block', color: vars.ink2 })

export const warn = style({ color: vars.warn })
export const bad = style({ color: vars.bad })

/** The field behind it is reached by Tab; the words show its focus. */
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
  ':focus-within': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
})

export const hiddenInput = style({ position: 'absolute', width: 1, height: 1, opacity: 0 })

export const field = style({
  width: '100%',
  height: 44,
  margin: `${space.xxsmall}px 0`,
  padding: `0 ${space.small}px`,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
})

export const reason = style({
  width: '100%',
  minHeight: 64,
  margin: `${space.xxsmall}px 0`,
  padding: `${space.xsmall}px ${space.small}px`,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  resize: 'vertical',
})

/** Always in sight, whatever stands above. */
export const count = style({
  paddingBlock: space.medium,
  background: vars.page,
  '@media': { [media.roomy]: { position: 'sticky', bottom: -space.medium } },
})

export const go = style({
  padding: `0 ${space.large}px`,
  border: 0,
  borderRadius: radius.tile,
  cursor: 'pointer',
  width: '100%',
  minHeight: 60,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  selectors: {
    '&[aria-disabled=true]': {
      background: vars.wash,
      color: vars.ink2,
      boxShadow: `inset 0 0 0 1px ${vars.line}`,
      cursor: 'default',
    },
  },
})

export const small = style({
  display: 'block',
  marginTop: space.xsmall,
  color: vars.ink2,
  ...type.small,
})

export const choices = style({ padding: 0, border: 0, marginBottom: space.xsmall })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: 44,
  cursor: 'pointer',
  accentColor: vars.accent,
})

/** A place of the chief judge's order: three digits at most. */
export const order = style({
  flex: 'none',
  width: 56,
  height: 44,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.corner,
  background: vars.page,
  textAlign: 'center',
})

export const problem = style({ display: 'block', color: vars.bad, ':empty': { display: 'none' } })

export const decide = style({
  width: '100%',
  minHeight: 48,
  marginTop: space.xsmall,
  border: 0,
  borderRadius: radius.tile,
  background: vars.accent,
  color: vars.onAccent,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})

export const quiet = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
})
