import type { JnjRole } from '@parket/domain/registration/request'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'
import { RoleSelect } from '../../registrations/ContestRegistrationsScreen/RoleSelect.tsx'

/** A contest that the registration may still enter. */
export interface DeskContest {
  id: string
  /** «12. Соло · Folk». */
  title: string
  /** Entries are closed: it asks for a reason. */
  isLate: boolean
  /** It waits there for a place. */
  isWaiting: boolean
}

export interface EnterDialogProps {
  /** null while they are on their way. */
  contests: readonly DeskContest[] | null
  /** Empty: none yet. */
  chosenId: string
  onChoose: (id: string) => void
  /** Whether one dances as leader or follower; null: the contest has no roles. */
  role: { value: JnjRole | ''; onChange: (role: JnjRole | '') => void } | null
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  isSending: boolean
  /** `reason` is '' where none is asked for. */
  onEnter: (reason: string) => void
  onClose: () => void
}

/** Enters a registration in one more contest, also after the draw, for a reason (docs/adr/0060). */
export function EnterDialog(props: EnterDialogProps) {
  const { contests, chosenId, onChoose, role, reasons, isSending, onEnter, onClose } = props
  const { reason, demand, field } = useReason()
  const chosen = contests?.find(({ id }) => id === chosenId)
  function submit() {
    if (!chosen?.isLate) onEnter('')
    else if (demand()) onEnter(reason)
  }
  return (
    <Dialog
      title="Заявить в номинацию"
      isOpen
      onClose={onClose}
      footer={
        contests?.length === 0 ? (
          <Button onPress={onClose}>Закрыть</Button>
        ) : (
          <>
            <Button onPress={onClose}>Отмена</Button>
            <Button
              variant="primary"
              isDisabled={!chosen || role?.value === ''}
              isPending={isSending}
              onPress={submit}
            >
              Заявить
            </Button>
          </>
        )
      }
    >
      <Stack gap="small">
        {contests?.length === 0 ? (
          <Text>
            По&nbsp;возрасту и&nbsp;числу танцоров подходящих номинаций больше нет, или&nbsp;их
            первые туры уже идут.
          </Text>
        ) : (
          <Select
            label="Номинация"
            isRequired
            value={chosenId}
            items={[
              { value: '', label: contests === null ? 'Загружаем…' : 'Выберите' },
              ...(contests ?? []).map(({ id, title, isWaiting }) => ({
                value: id,
                label: isWaiting ? `${title} (ждёт места)` : title,
              })),
            ]}
            onChange={onChoose}
          />
        )}
        {role && <RoleSelect value={role.value} onChange={role.onChange} />}
        {chosen?.isLate && (
          <TextArea
            label="Почему после закрытия приёма"
            description="Если заходы готовы, встанет в самый короткий с пометкой «опоздал». Начисление появится сразу, причина останется в журнале"
            {...field}
          />
        )}
        {reasons.length > 0 && (
          <Alert tone="critical" title="Не заявлен">
            {reasons.join(' ')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
