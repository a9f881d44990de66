import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { DonePage } from '../parts/DonePage.tsx'
import type { FormProps } from '../parts/formData.ts'
import { NewAccountForm } from '../parts/NewAccountForm.tsx'

export interface FirstSuperadminScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: ({ state: 'ready' } & FormProps) | { state: 'done'; email: string }
  /** «Войти» was pressed. */
  onLogin: () => void
}

/** The first superadmin, by the one-time link that an empty installation prints (/setup/{token}). */
export function FirstSuperadminScreen({ view, onLogin }: FirstSuperadminScreenProps) {
  if (view.state === 'done') {
    return (
      <DonePage
        title="Суперадмин создан"
        actions={
          <Button variant="primary" onPress={onLogin}>
            Войти
          </Button>
        }
      >
        Войдите с&nbsp;адресом <strong>{view.email}</strong> и&nbsp;паролем, который вы только что
        задали. Ссылка больше не&nbsp;действует.
      </DonePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>Первый суперадмин</Heading>
        <Text tone="secondary" isMeasured>
          Сайт установлен, но&nbsp;управлять им пока некому. Эта учётная запись сможет всё:
          создавать команды, назначать организаторов. Ссылка действует один раз.
        </Text>
      </Stack>
      <NewAccountForm {...view} />
    </Page>
  )
}
