import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { DonePage } from '../../account/parts/DonePage.tsx'
import type { ApprovalOffer } from './approvalOffer.ts'
import { OfferedPlaces } from './OfferedPlaces.tsx'
import * as styles from './ApproveByLinkScreen.css.ts'

export type { ApprovalOffer } from './approvalOffer.ts'

export interface ApproveByLinkScreenProps {
  /** What is approved; why it cannot be; or that it is done. */
  view:
    | Loading
    | Failed
    /** The link is of no use. */
    | { state: 'refused'; message: string }
    | Ready<{
        offer: ApprovalOffer
        isSending: boolean
        /** Why the answer did not come; null: nothing went wrong. */
        problem: string | null
      }>
    /** Approved; what everybody sees from now on. */
    | { state: 'done'; isPublic: boolean }
  /** Says that the result is right. */
  onApprove: () => void
  /** Addresses that it leads to. */
  links: {
    home: string
    /** The results of the contest; null while it is not known which. */
    results: string | null
  }
}

/** The chief judge approves a result after the event, by the link of a letter (/approve/{token}). */
export function ApproveByLinkScreen({ view, onApprove, links }: ApproveByLinkScreenProps) {
  switch (view.state) {
    case 'loading':
      return (
        <Page width="narrow">
          <Skeleton lines={8} />
        </Page>
      )
    case 'failed':
      return (
        <ErrorState
          headingLevel={1}
          title="Не получилось открыть"
          message={view.message}
          onRetry={view.onRetry}
        />
      )
    case 'refused':
      return (
        <StatusPage isAlert title="Утвердить не&nbsp;получится" text={view.message}>
          <Inline>
            <ButtonLink href={links.home}>На главную</ButtonLink>
          </Inline>
        </StatusPage>
      )
    case 'done':
      return (
        <DonePage
          title="Итоги утверждены"
          actions={
            view.isPublic && links.results !== null ? (
              <ButtonLink href={links.results} variant="primary">
                К&nbsp;результатам
              </ButtonLink>
            ) : (
              <ButtonLink href={links.home}>На главную</ButtonLink>
            )
          }
        >
          {view.isPublic
            ? 'Спасибо! Исправленные места теперь видят все.'
            : 'Спасибо! Теперь организатор может их опубликовать.'}
        </DonePage>
      )
    default:
      return <Offer {...view} onApprove={onApprove} />
  }
}

interface OfferProps {
  offer: ApprovalOffer
  isSending: boolean
  problem: string | null
  onApprove: () => void
}

function Offer({ offer, isSending, problem, onApprove }: OfferProps) {
  const { event_name, time_zone, judge, version, is_public, places, expires_at } = offer
  return (
    <Page width="narrow">
      <Stack gap="small">
        <Text tone="secondary">{event_name}</Text>
        <Heading level={1}>{numberedTitle(offer)}</Heading>
        <State tone="caution">
          {is_public
            ? 'Исправление ждёт вас: все видят прежние места'
            : 'Итоги ждут вас: мест ещё никто не\u00A0видит'}
        </State>
      </Stack>
      <Changes {...offer} />
      <Stack gap="small">
        <Heading level={2} size={3}>
          Места
        </Heading>
        <OfferedPlaces places={places} />
      </Stack>
      <DescriptionList
        items={[
          { term: 'Главный судья', description: judge },
          { term: 'Версия', description: version },
          { term: 'Ссылка до', description: formatDateTime(expires_at, time_zone) },
        ]}
      />
      <Stack gap="small">
        {problem !== null && <Alert tone="critical">{problem}</Alert>}
        <Text isMeasured>
          Утвердить можно один раз. Если что-то не&nbsp;так, не&nbsp;утверждайте и&nbsp;напишите
          организатору.
        </Text>
        <Inline>
          <Button variant="primary" isPending={isSending} onPress={onApprove}>
            Утвердить
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}

/** What differs from the version that everybody saw last; nothing where nobody saw one. */
function Changes({ reason, changed }: ApprovalOffer) {
  if (changed.length === 0) return null
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        Что изменилось
      </Heading>
      {reason !== '' && <Text isMeasured>{reason}</Text>}
      <ul className={styles.changes}>
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  )
}
