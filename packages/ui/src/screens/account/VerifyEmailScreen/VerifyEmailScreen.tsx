import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'
import type { Failed, Loading } from '../../../viewState.ts'
import { DonePage } from '../parts/DonePage.tsx'

export interface VerifyEmailScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | Failed
    | { state: 'done' }
    /** The link has been used or has expired. */
    | { state: 'refused'; message: string }
  /** For whoever opens the link logged out: their profile is behind the login. */
  onLogin: (() => void) | null
  /** Addresses that it leads to. */
  links: { home: string; profile: string }
}

/** Verifies the address of an account by the link of a mail (/verify-email/{token}). */
export function VerifyEmailScreen({ view, onLogin, links }: VerifyEmailScreenProps) {
  const onwards = onLogin ? (
    <Button variant="primary" onPress={onLogin}>
      Войти
    </Button>
  ) : (
    <ButtonLink href={links.profile} variant="primary">
      Мой профиль
    </ButtonLink>
  )
  switch (view.state) {
    case 'loading':
      return (
        <Page width="narrow">
          <Spinner aria-label="Подтверждаем адрес…" />
        </Page>
      )
    case 'failed':
      return (
        <ErrorState
          headingLevel={1}
          title="Не получилось подтвердить адрес"
          message={view.message}
          onRetry={view.onRetry}
        />
      )
    case 'refused':
      return (
        <StatusPage
          isAlert
          title="Адрес не подтверждён"
          text={`${view.message} Это можно сделать в\u00A0профиле. Если вы уже открывали эту ссылку, адрес подтверждён.`}
        >
          <Inline>{onwards}</Inline>
        </StatusPage>
      )
    default:
      return (
        <DonePage
          title="Адрес подтверждён"
          actions={
            <>
              {onwards}
              <ButtonLink href={links.home}>На главную</ButtonLink>
            </>
          }
        >
          Спасибо! Теперь письма о&nbsp;заявках точно дойдут.
        </DonePage>
      )
  }
}
