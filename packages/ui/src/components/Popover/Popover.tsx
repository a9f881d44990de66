import { cloneElement, useId } from 'react'
import type { ReactElement, ReactNode, Ref } from 'react'
import type { AttributeProps } from '../elementProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './Popover.css.ts'

export interface PopoverProps extends AttributeProps {
  /** What opens it: a Button, an IconButton or a `button` of one's own. */
  trigger: ReactElement<{ popoverTarget?: string }>
  /** What it is, above its content. */
  title: string
  /** The sheet. */
  ref?: Ref<HTMLDialogElement>
  /** The content; a function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A little sheet by its button. Native: it opens before any script has run, Esc and a press beside
 * close it, the keyboard goes on into it.
 */
export function Popover({ trigger, title, children, ...dialog }: PopoverProps) {
  const id = useId()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id })}
      <dialog aria-label={title} {...dialog} id={id} className={styles.popover} popover="auto">
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
