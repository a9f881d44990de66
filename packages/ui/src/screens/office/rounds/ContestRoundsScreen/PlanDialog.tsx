import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { CheckboxGroup } from '../../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'

export interface PlanDialogProps {
  /** The round: «1/2». */
  label: string
  /** How many go on; null for a final. */
  advance: number | null
  /** Its dances. */
  dances: readonly string[]
  /** Those of the contest; empty where all rounds have the same. */
  choices: readonly string[]
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onSubmit: (plan: { advance: number | null; dances: readonly string[] }) => void
  onClose: () => void
}

/** How many go on from a round, and what is danced in it. */
export function PlanDialog(props: PlanDialogProps) {
  const { label, choices, isSending, reasons, onSubmit, onClose } = props
  const [advance, setAdvance] = useState(props.advance)
  const [dances, setDances] = useState(props.dances)
  return (
    <Dialog
      title={`План тура: ${label}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isPending={isSending}
            onPress={() => onSubmit({ advance, dances })}
          >
            Сохранить план
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        {props.advance !== null && (
          <NumberField
            label="Сколько проходит дальше"
            description="Столько крестов ставит каждый судья"
            value={advance}
            onChange={setAdvance}
          />
        )}
        {choices.length > 1 && (
          <CheckboxGroup
            label="Танцы тура"
            value={dances}
            items={choices.map((dance) => ({ value: dance, label: dance }))}
            onChange={setDances}
          />
        )}
        {props.advance === null && choices.length < 2 && (
          <Alert tone="info">В&nbsp;этом туре менять нечего: он последний, и танец один.</Alert>
        )}
      </Stack>
    </Dialog>
  )
}
