import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps {
  /** What it does, for those who cannot see the icon; also shown as a tooltip. */
  label: string
  /** The sign that is all one sees of it. */
  icon: ReactNode
  /** Pressed by pointer, Enter or space. */
  onPress?: () => void
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** State of a toggle. */
  isPressed?: boolean
  /** Whether what it controls is shown. */
  isExpanded?: boolean
  /** Id of what it shows and hides. */
  controls?: string
  /** Id of a `popover` it opens, without script. */
  popoverTarget?: string
  /** What a press does with the popover; it opens and closes it unless told. */
  popoverTargetAction?: 'toggle' | 'show' | 'hide'
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  onPress,
  isDisabled = false,
  isPressed,
  isExpanded,
  controls,
  popoverTarget,
  popoverTargetAction,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={iconButton}
      title={label}
      disabled={isDisabled}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      popoverTarget={popoverTarget}
      popoverTargetAction={popoverTargetAction}
      onClick={onPress && (() => onPress())}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
