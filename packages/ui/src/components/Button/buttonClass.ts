import { cx } from '../../theme/cx.ts'
import * as styles from './Button.css.ts'

export interface ButtonLook {
  /** Emphasis: one `primary` in a view, or one `onPicture`, then an outline, then a tint, then words alone. */
  variant?: 'primary' | 'onPicture' | 'secondary' | 'tint' | 'quiet'
  /** `critical` for what deletes or cancels: of a primary, a secondary or a quiet button. */
  tone?: 'neutral' | 'critical'
  /** `large` for the one step that a public page is for. */
  size?: 'standard' | 'large'
  /** As wide as its container. */
  isFullWidth?: boolean
}

/** The look of Button, shared by ButtonLink. */
export function buttonClass({
  variant = 'secondary',
  tone = 'neutral',
  size = 'standard',
  isFullWidth = false,
}: ButtonLook): string {
  return cx(
    styles.button,
    styles.pressable,
    styles.look[lookOf(variant, tone)],
    size === 'large' && styles.large,
    isFullWidth && styles.fullWidth,
  )
}

function lookOf(variant: NonNullable<ButtonLook['variant']>, tone: ButtonLook['tone']) {
  if (tone !== 'critical' || variant === 'onPicture' || variant === 'tint') return variant
  return `${variant}Critical` as const
}
