import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'

const words = {
  organiser: { label: 'Причина', description: 'Её увидят все, рядом с\u00A0жеребьёвкой' },
  chief: {
    label: 'Решение главного судьи',
    description: 'Его увидят все, рядом с\u00A0жеребьёвкой',
  },
  either: {
    label: 'Причина или решение главного судьи',
    description:
      'Увидят все, рядом с\u00A0жеребьёвкой; у\u00A0закреплённых заходов\u00A0– как решение главного судьи',
  },
} as const

export interface StepBackDialogProps {
  /** «Открыть тур снова?» */
  title: string
  /** «Открыть тур снова» */
  confirmLabel: string
  /** What becomes of it. */
  text: string
  /** Whose reason is asked for, which everybody reads; `either`: some of the heats may be locked; null: none is. */
  reasonOf: 'organiser' | 'chief' | 'either' | null
  /** `reason` is '' where none is asked. */
  onConfirm: (reason: string) => void
  /** Leaves everything as it is. */
  onCancel: () => void
}

/** Asks before a step back, and why where a draw is given up. */
export function StepBackDialog(props: StepBackDialogProps) {
  const { title, confirmLabel, text, reasonOf, onConfirm, onCancel } = props
  const { reason, demand, field } = useReason()
  return (
    <AlertDialog
      title={title}
      isOpen
      tone="neutral"
      confirmLabel={confirmLabel}
      onConfirm={() => {
        if (reasonOf === null) onConfirm('')
        else if (demand()) onConfirm(reason)
      }}
      onCancel={onCancel}
    >
      <Stack gap="small">
        <Text>{text}</Text>
        {reasonOf !== null && <TextArea {...words[reasonOf]} {...field} />}
      </Stack>
    </AlertDialog>
  )
}
