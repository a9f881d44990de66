import type { RoundEntryStatus } from '@parket/domain/scoring/standings'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'

/** What became of an entry in a round, as the protocol says it. */
export const roundStatusWords: Record<RoundEntryStatus, string> = {
  danced: 'Танцует',
  not_present: 'Не вышел на паркет',
  withdrawn: 'Снялся',
  disqualified: 'Дисквалифицирован',
}

interface SentDialogProps {
  /** «46. Зайцева Анна». */
  entry: string
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onClose: () => void
}

export interface RoundStatusDialogProps extends SentDialogProps {
  kind: 'status'
  /** «1/2». */
  round: string
  status: RoundEntryStatus
  onSubmit: (status: RoundEntryStatus, reason: string) => void
}

/** Says that an entry leaves a round, or dances it after all: with a reason, on the protocol. */
export function RoundStatusDialog(props: RoundStatusDialogProps) {
  const { entry, round, isSending, reasons, onSubmit, onClose } = props
  const [status, setStatus] = useState(props.status)
  const { reason, demand, field } = useReason()
  return (
    <Dialog
      title={`${entry}. ${round}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={status === props.status}
            onPress={() => {
              if (demand()) onSubmit(status, reason)
            }}
          >
            Записать
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        <RadioGroup
          label="В этом туре"
          value={status}
          items={Object.entries(roundStatusWords).map(([value, label]) => ({ value, label }))}
          onChange={(value) => setStatus(value as RoundEntryStatus)}
        />
        <TextArea label="Причина" description="Попадёт в протокол" {...field} />
      </Stack>
    </Dialog>
  )
}

export interface SwapDialogProps extends SentDialogProps {
  kind: 'swap'
  /** Whose numbers it can be exchanged for. */
  others: readonly { number: number; title: string }[]
  onSubmit: (number: number) => void
}

/** Exchanges the start numbers of two entries that were given each other's. */
export function SwapDialog(props: SwapDialogProps) {
  const { entry, others, isSending, reasons, onSubmit, onClose } = props
  const [chosen, setChosen] = useState('')
  return (
    <Dialog
      title="Поменять номера местами"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={chosen === ''}
            onPress={() => onSubmit(Number(chosen))}
          >
            Поменять
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        <Text>{entry}</Text>
        <Select
          label="С кем"
          description="Номера меняются во всех номинациях обоих. Оценки остаются у своих танцоров."
          placeholder="Выберите"
          value={chosen}
          items={others.map(({ number, title }) => ({ value: String(number), label: title }))}
          onChange={setChosen}
        />
      </Stack>
    </Dialog>
  )
}
