import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { PasswordField } from '../../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf } from '../../parts/recordForm.ts'
import type { UserRecordProps } from './userData.ts'

type PasswordDialogProps = NonNullable<UserRecordProps['confirmation']> & { name: string }

const formId = 'confirmation'
const words = {
  removeFactor: {
    title: 'Выключить второй фактор',
    text: 'Нужно тому, кто потерял телефон и коды восстановления. Человек узнает об этом письмом.',
    submit: 'Выключить',
  },
  erase: {
    title: 'Стереть данные',
    text: 'Имя, контакты и роли пропадут навсегда; места в результатах останутся без имени. Вернуть это нельзя.',
    submit: 'Стереть навсегда',
  },
} as const

/** What cannot be undone wants the password of whoever does it. */
export function PasswordDialog({ action, form, onCancel, name }: PasswordDialogProps) {
  const { title, text, submit } = words[action]
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <Dialog title={`${title}: ${name}`} isOpen onClose={onCancel} maxWidth={460}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <Text>{text}</Text>
          <FormProblems formId={formId} form={form} />
          <PasswordField
            {...fieldOf(form, formId, 'password')}
            label="Ваш пароль"
            isRequired
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" tone="critical" isPending={form.isSending}>
            {submit}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
