import type { MouseEvent, ReactNode, Ref } from 'react'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './buttonClass.ts'
import * as styles from './Button.css.ts'

export interface ButtonProps extends ButtonLook {
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit'
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** The work runs: a spinner is shown, presses do nothing, the focus stays. */
  isPending?: boolean
  /** Pressed by pointer, Enter or space. */
  onPress?: () => void
  /** An icon before the text. */
  iconStart?: ReactNode
  /** Id of a `popover` it opens, without script. */
  popoverTarget?: string
  /** Says more than the visible text where that is not enough; begins with it. */
  ariaLabel?: string
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLButtonElement>
  /** What happens when it is pressed: a verb. */
  children: ReactNode
}

export function Button({
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  iconStart,
  popoverTarget,
  ariaLabel,
  id,
  ref,
  children,
  ...look
}: ButtonProps) {
  function handleClick(event: MouseEvent) {
    // A pending submit button must not send the form again, neither by a press nor by Enter.
    if (isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      ref={ref}
      id={id}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(look)}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-label={ariaLabel}
      popoverTarget={popoverTarget}
      onClick={handleClick}
    >
      {iconStart && (
        <span className={isPending ? styles.hiddenLabel : styles.icon}>{iconStart}</span>
      )}
      <span className={isPending ? styles.hiddenLabel : undefined}>{children}</span>
      {isPending && (
        <span className={styles.spinner}>
          <SpinnerRing />
        </span>
      )}
    </button>
  )
}
