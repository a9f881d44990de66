import type { JnjRole } from '@parket/domain/registration/request'
import { useId, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { FoundRegistration } from './contestEntry.ts'
import { RoleSelect } from './RoleSelect.tsx'

export interface AddDialogProps {
  /** What is typed to find a registration. */
  search: { value: string; onChange: (text: string) => void; isLoading: boolean }
  found: readonly FoundRegistration[]
  chosenId: string
  onChoose: (id: string) => void
  /** Whether one dances as leader or follower and which is chosen; null: the contest has no roles. */
  role: { value: JnjRole | ''; onChange: (role: JnjRole | '') => void } | null
  /** Why the server refused, in Russian. */
  reasons: readonly string[]
  isSending: boolean
  onAdd: () => void
  onClose: () => void
  /** Where somebody registers who is not registered yet. */
  links: { register: string }
}

/** Enters a registration of the event in this contest, too. */
export function AddDialog(props: AddDialogProps) {
  const { search, found, chosenId, onChoose, role, reasons, isSending, onAdd, onClose, links } =
    props
  const formId = useId()
  const isReady = chosenId !== '' && role?.value !== ''
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isSending) onAdd()
  }
  return (
    <Dialog
      title="Добавить в номинацию"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={!isReady}
            isPending={isSending}
          >
            Добавить
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <SearchField
            label="Кого: имя, номер заявки, почта или телефон"
            value={search.value}
            maxLength={100}
            onChange={search.onChange}
          />
          {found.length > 0 && (
            <RadioGroup
              label="Заявки на турнир"
              value={chosenId}
              onChange={onChoose}
              items={found.map(({ id, label, description, isHere }) => ({
                value: id,
                label,
                description,
                isDisabled: isHere,
              }))}
            />
          )}
          {found.length === 0 && search.value.trim() !== '' && (
            <Text size="small" tone="secondary">
              <output>{search.isLoading ? 'Ищем…' : 'Такой заявки на турнир нет'}</output>
            </Text>
          )}
          {role && <RoleSelect value={role.value} onChange={role.onChange} />}
          <p>
            Ещё нет заявки на&nbsp;турнир? <Link href={links.register}>Зарегистрировать</Link>
          </p>
          {reasons.length > 0 && (
            <Alert tone="critical" title="Участие не добавлено">
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
