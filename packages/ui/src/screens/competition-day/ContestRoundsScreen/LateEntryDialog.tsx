import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'

export interface LateEntryDialogProps {
  /** Entries that stand in no heat; null while they are on their way. */
  candidates: readonly { id: number; title: string }[] | null
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onAdd: (registrationId: number) => void
  onClose: () => void
}

/** Puts an entry that came late into the smallest heat. */
export function LateEntryDialog(props: LateEntryDialogProps) {
  const { candidates, isSending, reasons, onAdd, onClose } = props
  const [chosen, setChosen] = useState('')
  return (
    <Dialog
      title="Опоздавший"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isDisabled={chosen === ''}
            isPending={isSending}
            onPress={() => onAdd(Number(chosen))}
          >
            Поставить в заход
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        {candidates?.length === 0 ? (
          <Text>Все заявки уже стоят в&nbsp;заходах. Отмеченных «нет» здесь не&nbsp;видно.</Text>
        ) : (
          <Select
            label="Кого поставить"
            description="Встанет в самый короткий заход с пометкой «опоздал»"
            placeholder={candidates === null ? 'Загружаем…' : 'Выберите'}
            value={chosen}
            items={(candidates ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Dialog>
  )
}
