import { emailLimit } from '@parket/domain/account/email'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { AccountForm } from '../parts/AccountForm.tsx'
import { fieldOf, type FormProps } from '../parts/formData.ts'

/** Sends the mail that verifies the address again. */
export interface Verification {
  /** The address to verify: that of the account, or the one that is to replace it. */
  email: string
  /** The address is to replace a verified one. */
  isNew: boolean
  state: 'idle' | 'sending' | 'sent'
  /** Why it could not be sent. */
  message: string | null
  onSend: () => void
}

export interface EmailProps extends FormProps {
  /** What one logs in with now. */
  current: string
}

/** The address one logs in with; a new one counts once the link mailed to it was opened. */
export function EmailSection({ current, ...props }: EmailProps) {
  const formId = 'email'
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Смена email</Heading>
      <Text tone="secondary" isMeasured>
        Сейчас вы&nbsp;входите с&nbsp;адресом {current}. Новый адрес заменит его, когда
        вы&nbsp;откроете ссылку в&nbsp;письме.
      </Text>
      <AccountForm {...props} formId={formId} submitLabel="Сменить email" isSecondary>
        <TextField
          {...fieldOf(props, formId, 'email')}
          label="Новый email"
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={emailLimit}
        />
        <PasswordField
          {...fieldOf(props, formId, 'password')}
          label="Ваш пароль"
          description="Чтобы никто не сделал этого за вас"
          isRequired
          autoComplete="current-password"
        />
      </AccountForm>
    </Stack>
  )
}

/** An address that is not verified yet. */
export function UnverifiedAddress({ email, isNew, state, message, onSend }: Verification) {
  if (state === 'sent') {
    return (
      <Alert tone="info" title="Письмо отправлено">
        Откройте ссылку в&nbsp;письме на&nbsp;{email}. Письма нет? Загляните в&nbsp;папку «Спам».
      </Alert>
    )
  }
  return (
    <Alert
      tone="caution"
      title={isNew ? `Новый адрес ${email} ждёт подтверждения` : 'Email не подтверждён'}
      action={
        <Button isPending={state === 'sending'} onPress={onSend}>
          Отправить письмо ещё раз
        </Button>
      }
    >
      Откройте ссылку в&nbsp;письме, которое мы&nbsp;отправили на&nbsp;{email}.
      {message !== null && <Text tone="critical">{message}</Text>}
    </Alert>
  )
}
