import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { AccountForm } from '../parts/AccountForm.tsx'
import { DonePage } from '../parts/DonePage.tsx'
import type { FormProps } from '../parts/formData.ts'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'

export interface ResetPasswordScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: ({ state: 'ready' } & FormProps) | { state: 'done' }
  /** The login page, which also offers a new mail. */
  onLogin: () => void
}

/** Sets a new password by the link of a mail (/reset-password/{token}). */
export function ResetPasswordScreen({ view, onLogin }: ResetPasswordScreenProps) {
  if (view.state === 'done') {
    return (
      <DonePage
        title="Пароль изменён"
        actions={
          <Button variant="primary" onPress={onLogin}>
            Войти
          </Button>
        }
      >
        Войдите с&nbsp;новым паролем. На&nbsp;всех устройствах, где вы входили раньше, нужно войти
        заново.
      </DonePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>Новый пароль</Heading>
        <Text tone="secondary" isMeasured>
          Ссылка из&nbsp;письма действует 60&nbsp;минут и&nbsp;только один раз. Новую можно
          запросить при входе: «Забыл пароль».
        </Text>
      </Stack>
      <AccountForm
        {...view}
        formId="reset"
        submitLabel="Задать пароль"
        note={
          view.form.message !== null && <Button onPress={onLogin}>Запросить новую ссылку</Button>
        }
      >
        <NewPasswordFields {...view} formId="reset" />
      </AccountForm>
    </Page>
  )
}
