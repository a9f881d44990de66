import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { useModal } from '../Dialog/useModal.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps extends ElementProps {
  /** What the sheet is about; it names it to screen readers. */
  title: string
  /** Whether it is shown. */
  isOpen: boolean
  /** The user closes the drawer: by Esc, the cross, or a press outside. */
  onClose: () => void
  /** The content; it scrolls between title and footer. */
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLDialogElement>
}

/** A sheet beside the page: from the right on a screen, from below on a phone. */
export function Drawer({ title, isOpen, onClose, children, footer, ref, ...dialog }: DrawerProps) {
  const titleId = useId()
  const modal = useModal({ isOpen, onClose, ref })
  return (
    <dialog aria-labelledby={titleId} {...dialog} {...modal} className={styles.drawer}>
      {isOpen && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading level={2} size={3} id={titleId}>
              {title}
            </Heading>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the focus starts in the content. */}
          <div className={styles.close}>
            <IconButton aria-label="Закрыть" icon={<CloseIcon />} onPress={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}
