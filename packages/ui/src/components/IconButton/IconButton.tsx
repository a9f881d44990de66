import type { MouseEventHandler, ReactNode, Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import { iconButton } from './IconButton.css.ts'

/** What an icon button takes whatever it does. */
export interface IconButtonBaseProps extends ControlProps {
  /** What it does, for those who cannot see the icon; also shown as a tooltip. */
  'aria-label': string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** Id of a `popover` it opens, without script. */
  popoverTarget?: string
  /** What a press does with the popover; it opens and closes it unless told. */
  popoverTargetAction?: 'toggle' | 'show' | 'hide'
  /** Handler of a component around it (Menu); a page writes `onPress`. */
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLButtonElement>
}

export interface IconButtonProps extends IconButtonBaseProps {
  /** The icon, its only visible content. */
  icon: ReactNode
  /** Pressed by pointer, Enter or space. */
  onPress?: () => void
  /** State of a toggle: on or off; a plain button has none. */
  isSelected?: boolean
  /** Gives the new state of a toggle. */
  onChange?: (isSelected: boolean) => void
}

export function IconButton({
  icon,
  onPress,
  isDisabled = false,
  isSelected,
  onChange,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={iconButton}
      title={button['aria-label']}
      disabled={isDisabled}
      aria-pressed={isSelected}
      onClick={(event) => {
        onClick?.(event)
        onPress?.()
        onChange?.(!isSelected)
      }}
    >
      {icon}
    </button>
  )
}
