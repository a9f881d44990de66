import { formatEventDates } from '@parket/domain/event/dates'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
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
import { Another } from './Another.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryContacts } from './EntryContacts.tsx'
import { EntryContests } from './EntryContests.tsx'
import { EntryDancers } from './EntryDancers.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Payment } from './Payment.tsx'
import { SittingList } from './SittingList.tsx'
import { Ticket } from './Ticket.tsx'
import type { EntryActions, EntryView } from './entryView.ts'
import { Unbroken } from '../../parts/Unbroken/Unbroken.tsx'

export interface RegistrationEntryScreenProps {
  view: Loading | Failed | Ready<EntryView>
  actions: EntryActions
  links: {
    event: string
    /** The door to registering. */
    door: string
    /** The wizard with this registration in it. */
    change: string
  }
}

/** A registration: its number and PIN, contests, price, and what can be done with it. */
export function RegistrationEntryScreen({ view, actions, links }: RegistrationEntryScreenProps) {
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.door}>К регистрации</ButtonLink>}
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
        <EntryPage view={view} actions={actions} links={links} />
      )}
    </Page>
  )
}

interface EntryPageProps extends Pick<RegistrationEntryScreenProps, 'actions' | 'links'> {
  view: EntryView
}

function EntryPage({ view, actions, links }: EntryPageProps) {
  const { event, entry, isNew, notice, unowned, claim, nextDancers, waiting, sitting } = view
  const { regData, dancers } = entry
  const isWithdrawn = entry.registrations.every(({ status }) => status === 'withdrawn')
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
      <ClaimAlert regNs={unowned} claim={claim} onClaim={actions.onClaim} />
      <Ticket {...regData} />
      {isNew && (
        <Text isMeasured>
          Номер и&nbsp;<Unbroken>PIN-код</Unbroken> отправили на&nbsp;
          <strong>{regData.email}</strong>. Письма нет? Загляните в&nbsp;папку «Спам»&nbsp;—
          и&nbsp;на&nbsp;всякий случай сохраните эту страницу.
        </Text>
      )}
      {actions.onAnother && <Another {...{ nextDancers, waiting }} onAnother={actions.onAnother} />}
      {sitting.length > 1 && <SittingList view={view} currentRegN={regData.reg_n} />}
      <EntryContests view={view} onWithdraw={actions.onWithdraw} />
      <EntryDancers dancers={dancers} />
      <Payment payment={view.payment} regN={regData.reg_n} />
      {isNew ? <NextSteps view={view} /> : <EntryContacts regData={regData} />}
      <EntryButtons view={view} actions={actions} links={links} />
    </>
  )
}

/** What was withdrawn at the end of the page is said at its top. */
function useFocusOnceWithdrawn(headingId: string, isWithdrawn: boolean): void {
  const was = useRef(isWithdrawn)
  useEffect(() => {
    if (isWithdrawn && !was.current) document.getElementById(headingId)?.focus()
    was.current = isWithdrawn
  }, [headingId, isWithdrawn])
}
