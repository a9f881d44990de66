import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { idOf } from '../data/address/idOf.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { eventSource, type EventData } from '../data/event/eventSource.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { useIsHydrated } from '../data/page/useIsHydrated.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { ports } from '../data/ports.ts'
import { screenView } from '../data/view.ts'
import { readKeptDay } from './own/keptDay.ts'
import { knownPin } from './own/openRegistration.ts'
import { noteContacts } from './own/recentRegistrations.ts'
import { useDayOwner } from './own/useDayOwner.ts'
import { useFindRegistration } from './own/useFindRegistration.ts'
import { useLostPin } from './own/useLostPin.ts'

/** Where registering starts, and which registration is opened from there. */
export interface RegistrationStart extends Shown<SelectRegistrationScreenProps> {
  /**
   * The registration that the address names (`?entry=417`, its id), for `useRegistration`; `waiting` until it is known who
   * asks. Null: the start itself.
   */
  opened: { data: EventData; regDataId: number; regN: string } | 'waiting' | null
}

/**
 * The choice of how to start registering, or one registration. `?reg_n=58`, with the `key` that opens it as its PIN
 * does, and `?find=1` come from a mail or the event's page, to open one.
 *
 * @param title what the window's title says before the event's name
 */
export function useRegistrationStart(eventId: number, title = ''): RegistrationStart {
  const { search } = useAddress()
  const view = usePageData(eventSource(eventId))
  const { now } = usePageState()
  const { user } = useAuth()
  const links = useLinks()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const regN = parameters.get('reg_n') ?? ''
  const key = parameters.get('key') ?? ''
  const find = useFindRegistration(eventId, { regN, key }, (regDataId) =>
    navigate(links.to('selectRegistration', { eventId }, { entry: regDataId })),
  )
  const lostPin = useLostPin(eventId)
  const event = view.state === 'ready' ? view.data.event : null
  const openedId = useOpenedId(eventId, parameters.get('entry'))
  const isStart = openedId === null
  useEffect(() => {
    // Here the contacts of the next registration are typed anew.
    if (isStart) noteContacts(eventId, false)
  }, [isStart, eventId])
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))

  return {
    missing: missingOf(view),
    opened: openedOf(),
    props: {
      view: screenView(view),
      now,
      links: {
        event: links.to('event', { eventId }),
        register: links.to('register', { eventId }),
        club: links.to('clubRegistration', { eventId }),
        myRegistrations:
          user && ports.hasPage('myRegistrations') ? links.to('myRegistrations') : null,
      },
      find,
      lostPin,
      isReturning: regN !== '' || parameters.has('find'),
    },
  }

  function openedOf(): RegistrationStart['opened'] {
    if (openedId === 'waiting') return openedId
    if (openedId === null || view.state !== 'ready') return null
    return { data: view.data, regDataId: openedId, regN }
  }
}

/**
 * The registration the address names, for whoever may open it: with its PIN known in this tab, or perhaps
 * with an account. Others are asked for number and PIN.
 */
function useOpenedId(eventId: number, text: string | null): number | 'waiting' | null {
  const isHydrated = useIsHydrated()
  const { status } = useAuth()
  const ownerId = useDayOwner()
  const id = idOf(text)
  if (id === null) return null
  // The server knows neither the tab nor the account.
  if (!isHydrated) return 'waiting'
  // Without the network no login is confirmed: what the device keeps can be read all the same.
  if (readKeptDay({ ownerId, eventId, regDataId: id })) return id
  if (status === 'restoring') return 'waiting'
  return status === 'loggedIn' || knownPin(eventId, id) !== undefined ? id : null
}
