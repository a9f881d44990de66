import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import * as dialog from '../Dialog/Dialog.css.ts'
import { useModal } from '../Dialog/useModal.ts'
import type { ElementProps } from '../elementProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'

export interface AlertDialogProps extends ElementProps {
  /** The question: «Удалить турнир?» */
  title: string
  /** Whether it is shown. */
  isOpen: boolean
  /** Says what is deleted and cannot be restored. */
  children: ReactNode
  /** The verb of the title: «Удалить», never «Да». */
  confirmLabel: string
  /** Text of the button that changes nothing; «Отмена» unless told. */
  cancelLabel?: string
  /** `critical` for what deletes or cancels. */
  tone?: 'neutral' | 'critical'
  /** The confirming button has been pressed. */
  onConfirm: () => void
  /** The cancel button or Esc was pressed. A press outside does nothing: the question needs an answer. */
  onCancel: () => void
  /** The action is running. */
  isPending?: boolean
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLDialogElement>
}

/** Asks before an action that cannot be undone. The focus starts on the cancel button. */
export function AlertDialog({
  title,
  isOpen,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'critical',
  onConfirm,
  onCancel,
  isPending = false,
  ref,
  ...element
}: AlertDialogProps) {
  const say = useTexts('components', componentsTexts)
  const titleId = useId()
  const textId = useId()
  const modal = useModal({ isOpen, onClose: onCancel, closesBeside: false, ref })
  return (
    <dialog
      {...element}
      {...modal}
      className={dialog.dialog}
      style={{ maxWidth: 460 }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      {isOpen && (
        <div className={dialog.inside}>
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
          <div id={textId} style={{ marginTop: 12 }}>
            {children}
          </div>
          <div className={dialog.footer}>
            <Button onPress={onCancel}>{cancelLabel ?? say('cancel')}</Button>
            <Button variant="primary" tone={tone} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}
