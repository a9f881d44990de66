import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import {
  decisionTitles,
  useDecisionDraft,
  type DecisionDraft,
  type DecisionSubject,
} from './DecisionFields.tsx'

export type { DecisionDraft } from './DecisionFields.tsx'

export interface DecisionDialogProps extends DecisionSubject {
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onSubmit: (draft: DecisionDraft) => void
  onClose: () => void
}

/** A decision of the chief judge or the organiser, with why: it stands on the protocol. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, isSending, reasons, onSubmit, onClose } = props
  const { fields, read } = useDecisionDraft(props)
  return (
    <Dialog
      title={decisionTitles[kind]}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isPending={isSending}
            onPress={() => {
              const draft = read()
              if (draft) onSubmit(draft)
            }}
          >
            Записать решение
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        {fields}
      </Stack>
    </Dialog>
  )
}
