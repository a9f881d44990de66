import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontWeight, media, radius, space, type } from '../../../theme/scale.ts'

export const page = style({ display: 'grid', gap: space.large, minWidth: 0, maxWidth: '44rem' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const ruled = style({ paddingBottom: space.xsmall, borderBottom: `2px solid ${vars.ink}` })

export const section = style({ minWidth: 0 })

export const own = style({ display: 'grid', gap: space.small, minWidth: 0 })

export const ask = style({
  display: 'grid',
  gap: space.small,
  padding: `20px clamp(16px, 2.4vw, 28px)`,
  borderRadius: radius.panel,
  background: vars.wash,
})

/** The button beside the field; above it a refusal keeps both where they are. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) auto',
  gap: space.small,
  justifyContent: 'start',
  alignItems: 'end',
})

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  listStyle: 'none',
})

export const ownNumber = style({
  display: 'inline-flex',
  gap: space.xxsmall,
  alignItems: 'center',
  paddingLeft: space.small,
  borderRadius: radius.chip,
  background: vars.tint,
  color: vars.accentText,
  fontWeight: fontWeight.strong,
})

export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'break-word' })

export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.25rem, auto) minmax(0, 1fr)',
  gap: space.small,
  padding: `${space.medium}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const onlyFloor = style({
  padding: `${space.medium}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const floorName = style({
  maxWidth: '8rem',
  color: vars.accentText,
  fontWeight: fontWeight.strong,
  overflowWrap: 'break-word',
  '@media': { [media.mobile]: { maxWidth: '5rem' } },
})

export const onNow = style({ display: 'grid', gap: space.xxsmall, minWidth: 0 })

export const onName = style(type.heading)

export const heat = style([
  type.heading,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `2px ${space.small}px`,
    alignItems: 'baseline',
    marginTop: space.xxsmall,
  },
])

export const heatName = style([type.small, { color: vars.ink2 }])

export const mine = style({
  margin: `0 -${space.xxsmall}px`,
  padding: `0 ${space.xxsmall}px`,
  borderRadius: radius.small,
  background: vars.accent,
  color: vars.onAccent,
})

export const late = style([type.small, { color: vars.warn, fontWeight: fontWeight.strong }])

export const early = style([type.small, { color: vars.good, fontWeight: fontWeight.strong }])

export const rows = style({ listStyle: 'none' })

/** Places that the ceremony has revealed. */
export const revealed = style({ marginBlockStart: space.xsmall, listStyle: 'none' })
export const revealedRow = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  paddingBlock: space.xxsmall,
})

export const row = style({
  padding: `${space.small}px 0`,
  borderBottom: `1px solid ${vars.line}`,
})

export const noNotice = style({ display: 'none' })

export const notice = style({
  display: 'grid',
  marginBlockEnd: space.medium,
  gap: space.xsmall,
  padding: `${space.medium}px clamp(16px, 2.4vw, 24px)`,
  borderRadius: radius.panel,
  background: vars.tint,
})

export const noticeTitle = style([type.title, { color: vars.accentText }])

export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })
