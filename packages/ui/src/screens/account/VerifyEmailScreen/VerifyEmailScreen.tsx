import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'
import type { Failed, Loading } from '../../../viewState.ts'
import { DonePage } from '../parts/DonePage.tsx'

export interface VerifyEmailScreenProps {
  view:
    | Loading
    | Failed
    | { state: 'done' }
    /** The link has been used or has expired. */
    | { state: 'refused'; message: string }
  links: { home: string; profile: string }
}

/** Verifies the address of an account by the link of a mail (/verify-email/{token}). */
export function VerifyEmailScreen({ view, links }: VerifyEmailScreenProps) {
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
          <Inline>
            <ButtonLink href={links.profile} variant="primary">
              Мой профиль
            </ButtonLink>
          </Inline>
        </StatusPage>
      )
    default:
      return (
        <DonePage
          title="Адрес подтверждён"
          actions={
            <>
              <ButtonLink href={links.profile} variant="primary">
                Мой профиль
              </ButtonLink>
              <ButtonLink href={links.home}>На главную</ButtonLink>
            </>
          }
        >
          Спасибо! Теперь письма о&nbsp;заявках точно дойдут.
        </DonePage>
      )
  }
}
