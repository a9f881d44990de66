import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './Popover.css.ts'

export interface PopoverProps extends Pick<
  ButtonProps,
  'variant' | 'iconStart' | 'isDisabled' | 'ariaLabel'
> {
  /** On the button that opens it. */
  label: ReactNode
  /** What it is, above its content. */
  title: string
  /** The content; a function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A little sheet by its button. Native: it opens before any script has run, Esc and a press beside
 * close it, the keyboard goes on into it.
 */
export function Popover({ label, title, children, ...button }: PopoverProps) {
  const id = useId()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      <Button {...button} popoverTarget={id}>
        {label}
      </Button>
      <dialog id={id} className={styles.popover} popover="auto" aria-label={title}>
        <div className={styles.title}>
          <Heading level={2} size={4}>
            {title}
          </Heading>
        </div>
        {typeof children === 'function' ? children(close) : children}
      </dialog>
    </>
  )
}
