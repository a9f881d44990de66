import { cx } from '../../theme/cx.ts'
import * as styles from './Button.css.ts'

export interface ButtonLook {
  /** Emphasis: one primary button in a view. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** `critical` for what deletes or cancels. */
  tone?: 'neutral' | 'critical'
  /** As wide as its container. */
  isFullWidth?: boolean
}

/** The look of Button, shared by ButtonLink. */
export function buttonClass({
  variant = 'secondary',
  tone = 'neutral',
  isFullWidth = false,
}: ButtonLook): string {
  const look = tone === 'critical' ? (`${variant}Critical` as const) : variant
  return cx(styles.button, styles.pressable, styles.look[look], isFullWidth && styles.fullWidth)
}
