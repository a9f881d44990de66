import { formatEventDates } from '@parket/domain/event/dates'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { EventData } from '../../events/eventData.ts'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { StartOptionList } from './StartOptionList.tsx'
import { FindRegistrationForm, type FindRegistration } from './FindRegistrationForm.tsx'
import { LostPinForm, type LostPin } from './LostPinForm.tsx'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'

export interface SelectRegistrationScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<EventData>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: {
    event: string
    /** The wizard; what was chosen is added to its query as `count` and `list`. */
    register: string
    /** The leader's grid. */
    club: string
    /** The logged-in user's own list; null for a visitor. */
    myRegistrations: string | null
  }
  /** The form for number and PIN. */
  find: FindRegistration
  /** The form that has number and PIN mailed. */
  lostPin: LostPin
  /** The address names a registration, as the link of its mail does: the form that opens it comes first. */
  isReturning: boolean
}

/** Where registering starts: what to dance, or which registration to change. */
export function SelectRegistrationScreen(props: SelectRegistrationScreenProps) {
  const { view, links, find, lostPin, isReturning } = props
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.event}>К турниру</ButtonLink>}
      />
    )
  }
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Регистрация</Heading>
        {view.state === 'ready' ? (
          <Text tone="secondary">
            <Link href={links.event}>{view.event.name}</Link>,{' '}
            <NoWrap>{formatEventDates(view.event)}</NoWrap>, {view.event.city}
          </Text>
        ) : (
          <Skeleton width={280} />
        )}
      </Stack>
      {!isReturning && <StartOptions {...props} />}
      <ChangeRegistration find={find} lostPin={lostPin} myRegistrations={links.myRegistrations} />
      {isReturning && <StartOptions {...props} />}
    </Page>
  )
}

function StartOptions({ view, now, links }: SelectRegistrationScreenProps) {
  if (view.state !== 'ready') {
    return (
      <div aria-busy>
        <Skeleton lines={5} height={72} />
      </div>
    )
  }
  const problem = registrationWindowProblem(view.event, now)
  if (problem !== null) {
    return (
      <Alert tone="info" title={problem}>
        Новые заявки сейчас не&nbsp;принимаются.
      </Alert>
    )
  }
  return (
    <Stack gap="medium">
      <StartOptionList data={view} href={links.register} />
      <Text isMeasured>
        Заявляете нескольких? <Link href={links.club}>Заявка клуба</Link>: все танцоры
        и&nbsp;номинации в&nbsp;одной таблице, один платёж за&nbsp;всех.
      </Text>
    </Stack>
  )
}

function ChangeRegistration({
  find,
  lostPin,
  myRegistrations,
}: {
  find: FindRegistration
  lostPin: LostPin
  myRegistrations: string | null
}) {
  return (
    <Card as="section" tone="wash">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2}>Изменить регистрацию</Heading>
          <Text isMeasured>
            Номер и&nbsp;<NoWrap>PIN-код</NoWrap> пришли в&nbsp;письме, когда вы регистрировались.
          </Text>
        </Stack>
        <FindRegistrationForm {...find} />
        <LostPinForm {...lostPin} />
        {myRegistrations !== null && (
          <Text>
            Или выберите из&nbsp;списка: <Link href={myRegistrations}>мои регистрации</Link>.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
