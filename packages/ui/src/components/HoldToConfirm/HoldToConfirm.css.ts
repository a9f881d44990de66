import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hallMedia, markFill, touchOnly } from '../../theme/hall.css.ts'
import { fontWeight } from '../../theme/scale.ts'

/** How long it is held, ms: the bar takes as long. */
export const HOLD_MS = 1000

export const button = style([
  touchOnly,
  markFill,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: 2,
    width: '100%',
    minHeight: 88,
    padding: '12px 24px',
    border: 0,
    borderRadius: 26,
    overflow: 'hidden',
    cursor: 'pointer',
    '@media': { [hallMedia.tablet]: { minHeight: 112 } },
    ':disabled': { opacity: 0.6, cursor: 'default' },
  },
])

export const label = style({
  fontSize: '1.25rem',
  lineHeight: 28 / 20,
  fontWeight: fontWeight.strong,
  '@media': { [hallMedia.tablet]: { fontSize: '1.5rem', lineHeight: 32 / 24 } },
})

export const hint = style({ fontSize: '1rem', lineHeight: 22 / 16 })

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

/** How long it is held already. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 10,
  background: vars.onAccent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: {
    '[data-held] > &': { animation: `${fill} ${HOLD_MS}ms linear forwards` },
    '[data-theme=dark] &': { background: vars.accentText },
  },
})
