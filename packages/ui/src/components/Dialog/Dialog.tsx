import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Asked for by Esc, the cross, or a press beside the dialog. */
  onClose: () => void
  /** Widest it gets, px. */
  maxWidth?: number
  children: ReactNode
  /** Buttons at the bottom. */
  footer?: ReactNode
}

/**
 * The browser's modal dialog: it keeps the focus, makes the page behind it inert, and gives the
 * focus back. The element stays in the page while closed, or the focus could not return.
 */
export function Dialog({ title, isOpen, onClose, maxWidth = 500, children, footer }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  function closeBeside(event: MouseEvent) {
    // Only the backdrop itself hits the element: all else lies in its child.
    if (event.target !== event.currentTarget || event.button !== 0) return
    // The press must not take the focus that goes back to where it was.
    event.preventDefault()
    onClose()
  }
  function closeByEsc(event: SyntheticEvent) {
    // A file input in the dialog has a `cancel` of its own.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    // Esc does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ maxWidth }}
      aria-labelledby={titleId}
      onCancel={closeByEsc}
      // A second Esc cannot be held back by a page.
      onClose={() => isOpen && onClose()}
      onMouseDown={closeBeside}
    >
      {isOpen && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading level={2} size={3} id={titleId}>
              {title}
            </Heading>
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the focus starts in the content. */}
          <div className={styles.close}>
            <IconButton label="Закрыть" icon={<CloseIcon />} onPress={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}
