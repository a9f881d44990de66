import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** Above the sum that it explains. */
export const note = style({
  display: 'flex',
  gap: `${space.xxsmall}px ${space.small}px`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: fontSize.small,
  '@media': {
    [media.cramped]: { flexBasis: '100%' },
    [media.roomy]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
})

/** Takes no room, and waits for words. */
export const empty = style({ position: 'absolute' })

/** In the sum already. */
export const saved = style({ color: vars.good, fontWeight: fontWeight.strong })

/** Not yet. */
export const offered = style({ fontWeight: fontWeight.strong })

/** The words give way to what is pressed. */
export const press = style({ flex: 'none' })
