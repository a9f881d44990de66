import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'

export interface ReopenDialogProps {
  /** «Открыть тур снова». */
  label: string
  /** What becomes of the round. */
  text: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a step back. */
export function ReopenDialog({ label, text, onConfirm, onCancel }: ReopenDialogProps) {
  return (
    <AlertDialog
      title={`${label}?`}
      isOpen
      tone="neutral"
      confirmLabel={label}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </AlertDialog>
  )
}
