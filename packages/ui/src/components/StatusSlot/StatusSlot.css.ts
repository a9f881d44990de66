import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia } from '../../theme/hall.css.ts'
import { fontWeight, radius } from '../../theme/scale.ts'

/** Always there and always this high: what stands below never moves. */
const slot = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: 12,
  borderRadius: radius.chip,
  fontSize: '0.875rem',
  lineHeight: 18 / 14,
  '@media': {
    [hallMedia.tablet]: {
      minHeight: 52,
      paddingInline: 20,
      borderRadius: 14,
      fontSize: '1rem',
      lineHeight: 22 / 16,
    },
    [hallMedia.low]: { minHeight: 40 },
  },
})

export const look = styleVariants({
  quiet: [slot, { background: vars.wash, color: vars.ink2 }],
  good: [slot, { background: vars.wash, color: vars.good }],
  warning: [slot, { background: vars.warnTint, color: vars.warn }],
  closed: [slot, { background: vars.ink, color: vars.page }],
  broken: [slot, { background: vars.bad, color: vars.page }],
})

export const icon = style({ flex: 'none', fontSize: '1.25rem', lineHeight: 1 })

export const fact = style({ fontWeight: fontWeight.strong })

/** On a coloured ground the words of the ground; else plain ink. */
export const more = styleVariants({
  quiet: { color: vars.ink2 },
  good: { color: vars.ink },
  warning: { color: vars.ink },
  closed: { color: 'inherit' },
  broken: { color: 'inherit' },
})

export const aside = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })
