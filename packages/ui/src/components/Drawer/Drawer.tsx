import { useId } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { useModal } from '../Dialog/useModal.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  /** What the sheet is about; it names it to screen readers. */
  title: string
  /** Whether it is shown. */
  isOpen: boolean
  /** Asked for by Esc, the cross, or a press beside the drawer. */
  onClose: () => void
  /** The content; it scrolls between title and footer. */
  children: ReactNode
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode
}

/** A sheet beside the page: from the right on a screen, from below on a phone. */
export function Drawer({ title, isOpen, onClose, children, footer }: DrawerProps) {
  const titleId = useId()
  const modal = useModal({ isOpen, onClose })
  return (
    <dialog {...modal} className={styles.drawer} aria-labelledby={titleId}>
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
            <IconButton label="Закрыть" icon={<CloseIcon />} onPress={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}
