import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import { RegistrationPendingScreen } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import { useState, type ReactNode } from 'react'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { NotFound } from './NotFound.tsx'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { eventSource, type Event } from '../data/event/eventSource.ts'

/** For a server that renders the wizard: to be preloaded before. */
export const wizardPart = lazyPage(
  async () => (await import('./registration/RegistrationWizard.tsx')).RegistrationWizard,
)
const changePage = lazyPage(async () => (await import('./registration/ChangePage.tsx')).ChangePage)

interface RegistrationProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** A new registration; what came of it (`?done=58`, its number); the change of one (`?change=417`, its id). */
export function Registration({ eventId, title = '' }: RegistrationProps): ReactNode {
  const { search } = useAddress()
  const view = usePageData(eventSource(eventId))
  const { now } = usePageState()
  const links = useLinks()
  const event = view.state === 'ready' ? view.data.event : null
  const parameters = new URLSearchParams(search)
  const done = idOf(parameters.get('done'))
  const changed = idOf(parameters.get('change'))
  const closed = useClosed(event, { now, isNew: changed === null })
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))

  if (view.state === 'notFound') return <NotFound message={view.message} />
  if (view.state === 'ready' && (done !== null || closed === null)) {
    if (done !== null || changed === null) {
      return <wizardPart.Component data={view.data} search={search} done={done} now={now} />
    }
    return <changePage.Component key={changed} data={view.data} regDataId={changed} now={now} />
  }
  return (
    <RegistrationPendingScreen
      view={view.state === 'ready' ? { state: 'closed', message: closed ?? '' } : screenView(view)}
      links={{ event: links.to('event', { eventId }) }}
    />
  )
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

interface Asked {
  /** ISO instant. */
  now: string
  /** Not the change of a registration. */
  isNew: boolean
}

/**
 * Why no registration is taken; null when one is: always from staff, and from whoever has begun in time.
 * What they type is not taken from them: sending it says that it is too late. A draft offers nobody a new one.
 */
function useClosed(event: Event | null, { now, isNew }: Asked): string | null {
  const { subject } = useAuth()
  const [hasBegun, setBegun] = useState(false)
  if (event === null) return null
  const isStaff = can(subject, 'registrations.edit', { teamId: event.team_id, eventId: event.id })
  const closed = registrationWindowProblem(event, now)
  if (closed === null && !hasBegun) setBegun(true)
  const isStaffLetIn = isStaff && (event.published || !isNew)
  return isStaffLetIn || hasBegun ? null : closed
}
