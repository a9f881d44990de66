import { formProblemText } from '@parket/domain/problems/formProblems'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'
import type { Loading } from '../../../viewState.ts'
import { DonePage } from '../parts/DonePage.tsx'
import { FormSkeleton } from '../parts/FormSkeleton.tsx'
import type { FormProps } from '../parts/formData.ts'
import { PrivacyNote } from '../../parts/PrivacyNote/PrivacyNote.tsx'
import { NewAccountForm } from '../parts/NewAccountForm.tsx'

export interface AccountRegistrationScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    /**
     * Somebody is logged in: «only a non-logged-in user may register an account» (docs/rules/accounts.md,
     * «Opening an account»).
     */
    | { state: 'loggedIn' }
    | ({ state: 'ready' } & FormProps)
    /** The account is created and a mail is sent. */
    | { state: 'done'; email: string }
  /** «Войти» was pressed. */
  onLogin: () => void
  /** Addresses that it leads to. */
  links: {
    home: string
    profile: string
    /** How personal data are handled. */
    privacy: string
  }
}

const TITLE = 'Регистрация на сайте'

/** A new account (/profile/register). */
export function AccountRegistrationScreen(props: AccountRegistrationScreenProps) {
  const { view, onLogin, links } = props
  if (view.state === 'loading') return <FormSkeleton title={TITLE} />
  if (view.state === 'loggedIn') {
    return (
      <StatusPage title={TITLE} text={formProblemText('register_only_anonymous')}>
        <Inline gap="xsmall">
          <ButtonLink href={links.profile} variant="primary">
            Мой профиль
          </ButtonLink>
          <ButtonLink href={links.home}>На главную</ButtonLink>
        </Inline>
      </StatusPage>
    )
  }
  if (view.state === 'done') {
    return (
      <DonePage
        title="Проверьте почту"
        actions={
          <Button variant="primary" onPress={onLogin}>
            Войти
          </Button>
        }
      >
        Отправили письмо на&nbsp;<strong>{view.email}</strong>: откройте ссылку в&nbsp;нём, чтобы
        подтвердить адрес. Письма нет? Загляните в&nbsp;папку «Спам». Если учётная запись
        с&nbsp;этим адресом уже была, письмо скажет, как войти.
      </DonePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>{TITLE}</Heading>
        <Text tone="secondary" isMeasured>
          Подать заявку на&nbsp;турнир можно и&nbsp;без учётной записи. С&nbsp;ней ваши заявки,
          турниры и&nbsp;рейтинг собраны в&nbsp;одном месте.
        </Text>
      </Stack>
      <NewAccountForm {...view} note={<PrivacyNote href={links.privacy} />} />
      <Inline gap="xsmall">
        <Text>Уже зарегистрированы?</Text>
        <Button variant="quiet" onPress={onLogin}>
          Войти
        </Button>
      </Inline>
    </Page>
  )
}
