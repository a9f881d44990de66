import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'

export interface LateEntryDialogProps {
  /** Entries that stand in no heat, also such as wait for a place; null while they are on their way. */
  candidates: readonly { id: number; title: string; isWaiting: boolean }[] | null
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  /** `reason` is '' for one that has its place. */
  onAdd: (registrationId: number, reason: string) => void
  onClose: () => void
}

/** Puts an entry that came late into the smallest heat; one that waits gets its place, too, for a reason. */
export function LateEntryDialog(props: LateEntryDialogProps) {
  const { candidates, isSending, reasons, onAdd, onClose } = props
  const [chosen, setChosen] = useState('')
  const { reason, demand, field } = useReason()
  const isWaiting = candidates?.some(({ id, isWaiting: waits }) => waits && String(id) === chosen)
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
            onPress={() => {
              if (!isWaiting) onAdd(Number(chosen), '')
              else if (demand()) onAdd(Number(chosen), reason)
            }}
          >
            Поставить в заход
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        {candidates?.length === 0 ? (
          <Text>Все участия уже стоят в&nbsp;заходах. Отмеченных «нет» здесь не&nbsp;видно.</Text>
        ) : (
          <Select
            label="Кого поставить"
            description="Встанет в самый короткий заход с пометкой «опоздал»"
            placeholder={candidates === null ? 'Загружаем…' : 'Выберите'}
            value={chosen}
            items={(candidates ?? []).map(({ id, title, isWaiting: waits }) => ({
              value: String(id),
              label: waits ? `${title} (ждёт места)` : title,
            }))}
            onChange={setChosen}
          />
        )}
        {isWaiting && (
          <TextArea
            label="Почему получает место"
            description="Место и начисление появятся сразу, причина останется в журнале"
            {...field}
          />
        )}
      </Stack>
    </Dialog>
  )
}
