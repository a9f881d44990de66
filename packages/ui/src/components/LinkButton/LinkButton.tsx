import type { ReactNode, Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import * as styles from './LinkButton.css.ts'

export interface LinkButtonProps extends ControlProps {
  /** What is opened or done, in words. */
  children: ReactNode
  /** It was pressed. */
  onPress: () => void
  /** `strong`: the head of a row, which opens its details. */
  emphasis?: 'plain' | 'strong'
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLButtonElement>
}

/** A button among words that looks like a link: it opens or undoes something on the same page. */
export function LinkButton({
  children,
  onPress,
  emphasis = 'plain',
  isDisabled,
  ...button
}: LinkButtonProps) {
  return (
    <button
      {...button}
      type="button"
      disabled={isDisabled}
      className={styles.look[emphasis]}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
