import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import { ButtonPrice } from './ButtonPrice.tsx'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './buttonClass.ts'
import * as styles from './Button.css.ts'

export interface ButtonProps extends ButtonLook, ControlProps {
  /** `submit` sends its form. */
  type?: 'button' | 'submit'
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** The action is running: a spinner is shown, presses do nothing, the focus stays. */
  isPending?: boolean
  /** Pressed by pointer, Enter or space. */
  onPress?: () => void
  /** An icon before the text. */
  iconStart?: ReactNode
  /** What it costs, after a hairline: «от 1 200 ₽». */
  price?: string
  /** Id of a `popover` it opens, without script. */
  popoverTarget?: string
  /** Says more than the visible text where that is not enough; begins with it. */
  'aria-label'?: string
  /** Handler of a component around it (Menu); a page writes `onPress`. */
  onClick?: MouseEventHandler<HTMLButtonElement>
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
  onClick,
  variant,
  tone,
  size,
  isFullWidth,
  price,
  children,
  ...button
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    // A pending submit button must not send the form again, neither by a press nor by Enter.
    if (isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      {...button}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, tone, size, isFullWidth })}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      onClick={handleClick}
    >
      {iconStart && (
        <span className={isPending ? styles.hiddenLabel : styles.icon}>{iconStart}</span>
      )}
      <span className={isPending ? styles.hiddenLabel : undefined}>{children}</span>
      {price !== undefined && <ButtonPrice isHidden={isPending}>{price}</ButtonPrice>}
      {isPending && (
        <span className={styles.spinner}>
          <SpinnerRing />
        </span>
      )}
    </button>
  )
}
