import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import {
  RegistrationWizardScreen,
  type RegistrationWizardScreenProps,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import type { ReactNode } from 'react'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import type { View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { RegistrationWizard } from '../registration/RegistrationWizard.tsx'
import type { ContainerProps } from '../routes.tsx'
import { eventSource, type EventData } from '../sources/events.ts'

/** There is nothing to fill in while the wizard is loading, failed or closed. */
const noActions: RegistrationWizardScreenProps['actions'] = {
  onEdit() {},
  onNext() {},
  onBack() {},
  onStepOpen() {},
  onSubmit() {},
}

export function RegistrationWizardContainer({ params, search }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventSource(eventId)}>
      {(view) => <WizardPage eventId={eventId} search={search} view={view} />}
    </PageData>
  )
}

interface WizardPageProps {
  eventId: number
  search: string
  view: View<EventData>
}

function WizardPage({ eventId, search, view }: WizardPageProps): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const event = view.state === 'ready' ? view.data.event : null
  useSelectEvent(event)
  usePageTitle(event && `Регистрация. ${event.name}`)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  const closed = event && registrationWindowProblem(event, now)
  if (view.state === 'ready' && closed === null) {
    return <RegistrationWizard data={view.data} search={search} now={now} />
  }
  return (
    <RegistrationWizardScreen
      view={view.state === 'ready' ? { state: 'closed', message: closed ?? '' } : view}
      now={now}
      actions={noActions}
      links={{
        event: links.to(patterns.event, { eventId }),
        selectRegistration: links.to(patterns.selectRegistration, { eventId }),
        privacy: null,
      }}
    />
  )
}
