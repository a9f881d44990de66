import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx'

export interface UnsavedDialogProps {
  /** Leaves the page; what was typed is lost. */
  onLeave: () => void
  /** Goes on with the page. */
  onStay: () => void
}

/** Asks before a page with something unsaved is left. */
export function UnsavedDialog({ onLeave, onStay }: UnsavedDialogProps) {
  return (
    <AlertDialog
      isOpen
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      Введённое на&nbsp;этой странице ещё не&nbsp;сохранено и&nbsp;пропадёт.
    </AlertDialog>
  )
}
