import { formatEventDates } from '@parket/domain/event/dates'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ClaimAlert } from '../../parts/ClaimAlert/ClaimAlert.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { useHeadingFocus } from '../../parts/useHeadingFocus.ts'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { NextRegistration } from './NextRegistration.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import { RegistrationContacts } from './RegistrationContacts.tsx'
import { RegistrationContests } from './RegistrationContests.tsx'
import { RegistrationDancers } from './RegistrationDancers.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Payment } from './Payment.tsx'
import { RecentRegistrations } from './RecentRegistrations.tsx'
import { Ticket } from './Ticket.tsx'
import type { RegistrationActionHandlers, RegistrationView } from './registrationView.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'

export interface RegistrationScreenProps {
  view: Loading | Failed | Ready<RegistrationView>
  actions: RegistrationActionHandlers
  links: {
    event: string
    /** Where registering starts: what to dance, or which registration to change. */
    start: string
    /** The wizard with this registration in it. */
    change: string
  }
}

/** A registration: its number and PIN, contests, price, and what can be done with it. */
export function RegistrationScreen({ view, actions, links }: RegistrationScreenProps) {
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.start}>К регистрации</ButtonLink>}
      />
    )
  }
  return (
    <Page width="narrow">
      {view.state === 'loading' ? (
        <div aria-busy>
          <Skeleton height={120} lines={3} />
        </div>
      ) : (
        <RegistrationDetails view={view} actions={actions} links={links} />
      )}
    </Page>
  )
}

interface RegistrationDetailsProps extends Pick<RegistrationScreenProps, 'actions' | 'links'> {
  view: RegistrationView
}

function RegistrationDetails({ view, actions, links }: RegistrationDetailsProps) {
  const {
    event,
    registration,
    failure,
    isNew,
    notice,
    unowned,
    claim,
    nextDancers,
    waiting,
    recentRegistrations,
  } = view
  const { regData, dancers } = registration
  const isWithdrawn = registration.registrations.every(({ status }) => status === 'withdrawn')
  const headingId = useHeadingFocus()
  useFocusOnceWithdrawn(headingId, isWithdrawn)
  return (
    <>
      <Stack gap="xsmall">
        <Heading level={1} id={headingId} tabIndex={-1}>
          {isNew ? 'Вы зарегистрированы' : `Регистрация №\u00A0${regData.reg_n}`}
        </Heading>
        <Text tone="secondary">
          <Link href={links.event}>{event.name}</Link>, {formatEventDates(event)}, {event.city}
        </Text>
      </Stack>
      {isWithdrawn ? (
        <Alert tone="info" title="Заявка снята">
          Вы&nbsp;не&nbsp;участвуете ни&nbsp;в&nbsp;одной номинации.
        </Alert>
      ) : (
        notice !== null && <Alert tone="positive">{notice}</Alert>
      )}
      {failure && (
        <Alert
          tone="caution"
          title="Показано то, что&nbsp;известно этому устройству"
          action={<Button onPress={failure.onRetry}>Повторить</Button>}
        >
          {failure.message}
        </Alert>
      )}
      <ClaimAlert regNs={unowned} claim={claim} onClaim={actions.onClaim} />
      <Ticket {...regData} />
      {isNew && (
        <Text isMeasured>
          Номер и&nbsp;<NoWrap>PIN-код</NoWrap> отправили на&nbsp;
          <strong>{regData.email}</strong>. Письма нет? Загляните в&nbsp;папку «Спам»&nbsp;—
          и&nbsp;на&nbsp;всякий случай сохраните эту страницу.
        </Text>
      )}
      {actions.onAnother && (
        <NextRegistration {...{ nextDancers, waiting }} onAnother={actions.onAnother} />
      )}
      {recentRegistrations.length > 1 && (
        <RecentRegistrations view={view} currentRegN={regData.reg_n} />
      )}
      <RegistrationContests view={view} onWithdraw={actions.onWithdraw} />
      <RegistrationDancers dancers={dancers} />
      <Payment payment={view.payment} regN={regData.reg_n} />
      {isNew ? <NextSteps view={view} /> : <RegistrationContacts regData={regData} />}
      <RegistrationActions view={view} actions={actions} links={links} />
    </>
  )
}

/** The button that withdraws is at the end of the page; the message is at its top. */
function useFocusOnceWithdrawn(headingId: string, isWithdrawn: boolean): void {
  const was = useRef(isWithdrawn)
  useEffect(() => {
    if (isWithdrawn && !was.current) document.getElementById(headingId)?.focus()
    was.current = isWithdrawn
  }, [headingId, isWithdrawn])
}
