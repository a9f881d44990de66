import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import { RegistrationWizardScreen } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useState, type ReactNode } from 'react'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { lazyPage } from '../page/lazyPage.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import type { View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { noActions, wizardLinks } from '../registration/firstView.ts'
import { RegistrationWizard } from '../registration/RegistrationWizard.tsx'
import type { ContainerProps } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { eventSource, type Event, type EventData } from '../sources/events.ts'

const donePage = lazyPage(
  'DonePage',
  async () => (await import('../registration/DonePage.tsx')).DonePage,
)
const changePage = lazyPage(
  'ChangePage',
  async () => (await import('../registration/ChangePage.tsx')).ChangePage,
)

/** A new registration; what became of it (`?done=58`, its number); the change of one (`?change=417`, its id). */
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
  const closed = useClosed(event, now)
  const parameters = new URLSearchParams(search)
  const done = idOf(parameters.get('done'))
  const changed = idOf(parameters.get('change'))
  useSelectEvent(event)
  usePageTitle(event && `Регистрация. ${event.name}`)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  if (view.state === 'ready' && done !== null) {
    return <donePage.Page data={view.data} regN={done} />
  }
  if (view.state === 'ready' && closed === null) {
    if (changed === null) return <RegistrationWizard data={view.data} search={search} now={now} />
    return <changePage.Page key={changed} data={view.data} regDataId={changed} now={now} />
  }
  return (
    <RegistrationWizardScreen
      view={view.state === 'ready' ? { state: 'closed', message: closed ?? '' } : view}
      parts={null}
      now={now}
      actions={noActions}
      links={wizardLinks(links, eventId)}
    />
  )
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/**
 * Why no entry is taken; null when one is: always from staff, and from whoever has begun in time. What
 * they type is not taken from them: sending it says that it is too late.
 */
function useClosed(event: Event | null, now: string): string | null {
  const { subject } = useSession()
  const [hasBegun, setBegun] = useState(false)
  if (event === null) return null
  const isStaff = can(subject, 'registrations.edit', { teamId: event.team_id, eventId: event.id })
  const closed = registrationWindowProblem(event, now)
  if (closed === null && !hasBegun) setBegun(true)
  return isStaff || hasBegun ? null : closed
}
