import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import type { RegistrationPendingScreenProps } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import { useState } from 'react'
import { idOf } from '../data/address/idOf.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { eventSource, type Event, type EventData } from '../data/event/eventSource.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { screenView } from '../data/view.ts'

/** What the address of a registration form asks for. */
export type RegistrationForm =
  | { state: 'notFound'; message: string }
  /** Nothing to fill in: on its way, failed, or no registrations are taken now. */
  | { state: 'pending'; props: RegistrationPendingScreenProps }
  /** A new registration, or what came of it: `useNewRegistration`. */
  | { state: 'new'; data: EventData }
  /** The change of a registration: `useStoredRegistration`. */
  | { state: 'change'; data: EventData; regDataId: number }

/**
 * Which form the address asks for: a new registration and what came of it (`?done=58`, its number), or the change of one
 * (`?change=417`, its id).
 *
 * @param title what the window's title says before the event's name
 */
export function useRegistrationForm(eventId: number, title = ''): RegistrationForm {
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

  if (view.state === 'notFound') return { state: 'notFound', message: view.message }
  if (view.state === 'ready' && (done !== null || closed === null)) {
    const { data } = view
    return done !== null || changed === null
      ? { state: 'new', data }
      : { state: 'change', data, regDataId: changed }
  }
  return {
    state: 'pending',
    props: {
      view: view.state === 'ready' ? { state: 'closed', message: closed ?? '' } : screenView(view),
      links: { event: links.to('event', { eventId }) },
    },
  }
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
