import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ElementProps } from '../elementProps.ts'
import { useModal } from './useModal.ts'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'
import * as styles from './Dialog.css.ts'

export interface DialogProps extends ElementProps {
  /** What the dialog is about; it names it to screen readers. */
  title: string
  /** Whether it is shown. */
  isOpen: boolean
  /** The user closes the dialog: by Esc, the cross, or a press outside. */
  onClose: () => void
  /** Widest it gets, px. */
  maxWidth?: number
  /** The content; the focus starts at its first control. */
  children: ReactNode
  /** Buttons at the bottom. */
  footer?: ReactNode
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLDialogElement>
}

/**
 * The browser's modal dialog: it keeps the focus, makes the page behind it inert, and gives the
 * focus back. The element stays in the page while closed, or the focus could not return.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  maxWidth = 500,
  children,
  footer,
  ref,
  ...dialog
}: DialogProps) {
  const say = useTexts('components', componentsTexts)
  const titleId = useId()
  const modal = useModal({ isOpen, onClose, ref })
  return (
    <dialog
      aria-labelledby={titleId}
      {...dialog}
      {...modal}
      className={styles.dialog}
      style={{ maxWidth }}
    >
      {isOpen && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the focus starts in the content. */}
          <div className={styles.close}>
            <IconButton aria-label={say('close')} icon={<CloseIcon />} onPress={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}
