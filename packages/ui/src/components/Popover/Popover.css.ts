import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

const canAnchor = '(position-area: block-end)'

/**
 * Stands by the button that opened it, on the side where there is room; in the middle of the screen
 * where the browser cannot do that yet.
 */
export const popover = style({
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  margin: 'auto',
  padding: 16,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.tile,
  background: vars.page,
  color: vars.ink,
  overflow: 'auto',
  '@supports': {
    [canAnchor]: {
      inset: 'auto',
      margin: '6px 0',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
  },
})

export const title = style({ marginBottom: 8 })
