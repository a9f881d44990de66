import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bottomNotice, media, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
})

// The server sends an empty form; until the draft is restored it is hidden, or it would look lost.
globalStyle(`html[data-draft=kept] ${form}`, { visibility: 'hidden' })

// The sticky footer, and the notice below it, must not cover what has the focus (WCAG 2.4.11).
globalStyle(`${form} :is(input, button, a, summary, [tabindex])`, {
  scrollMarginBottom: `calc(120px + var(${bottomNotice}, 0px))`,
})

export const footer = style({
  position: 'sticky',
  insetBlockEnd: `var(${bottomNotice}, 0px)`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'end',
  justifyContent: 'space-between',
  marginInline: -16,
  padding: '12px 16px',
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.line}`,
  background: vars.page,
})

export const submissionAlert = style({ flexBasis: '100%' })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: 1 } },
})

// Wide enough for the longest label: from step to step the buttons stay where they are.
globalStyle(`${buttons} > [type=submit]`, {
  '@media': { [media.mobile]: { flexGrow: 1 }, [media.desktop]: { minWidth: 232 } },
})
