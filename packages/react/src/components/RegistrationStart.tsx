import { SelectRegistrationScreen } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { NotFound } from './NotFound.tsx'
import { usePageData } from '../data/page/usePageData.ts'
import { PageLoading } from './PageLoading.tsx'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { ports } from '../data/ports.ts'
import { useIsHydrated } from '../data/page/useIsHydrated.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { readKeptDay } from '../registration/own/keptDay.ts'
import { knownPin } from '../registration/own/openRegistration.ts'
import { noteContacts } from '../registration/own/recentRegistrations.ts'
import { useFindRegistration } from '../registration/own/useFindRegistration.ts'
import { useDayOwner } from '../registration/own/useDayOwner.ts'
import { useLostPin } from '../registration/own/useLostPin.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { eventSource } from '../data/event/eventSource.ts'

const registrationPage = lazyPage(
  async () => (await import('./registration/RegistrationPage.tsx')).RegistrationPage,
)

interface RegistrationStartProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/**
 * The choice of how to start registering, or one registration (`?entry=417`, its id). `?reg_n=58`, with
 * the `key` that opens it as its PIN does, and `?find=1` come from a mail or the event's page, to open one.
 */
export function RegistrationStart({ eventId, title = '' }: RegistrationStartProps): ReactNode {
  const { search } = useAddress()
  const view = usePageData(eventSource(eventId))
  const { now } = usePageState()
  const { user } = useAuth()
  const links = useLinks()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const regN = parameters.get('reg_n') ?? ''
  const key = parameters.get('key') ?? ''
  const form = useFindRegistration(eventId, { regN, key }, (regDataId) =>
    navigate(links.to('selectRegistration', { eventId }, { entry: regDataId })),
  )
  const lostPin = useLostPin(eventId)
  const event = view.state === 'ready' ? view.data.event : null
  const opened = useOpenedId(eventId, parameters.get('entry'))
  const isStart = opened === null
  useEffect(() => {
    // Here the contacts of the next registration are typed anew.
    if (isStart) noteContacts(eventId, false)
  }, [isStart, eventId])
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))

  if (view.state === 'notFound') return <NotFound message={view.message} />
  if (opened === 'waiting') return <PageLoading />
  const start = (
    <SelectRegistrationScreen
      view={screenView(view)}
      now={now}
      links={{
        event: links.to('event', { eventId }),
        register: links.to('register', { eventId }),
        club: links.to('clubRegistration', { eventId }),
        myRegistrations:
          user && ports.hasPage('myRegistrations') ? links.to('myRegistrations') : null,
      }}
      find={form}
      lostPin={lostPin}
      isReturning={regN !== '' || parameters.has('find')}
    />
  )
  if (opened === null || view.state !== 'ready') return start
  return (
    <registrationPage.Component
      key={opened}
      data={view.data}
      regDataId={opened}
      regN={regN}
      pinForm={start}
    />
  )
}

/**
 * The registration the address names, for whoever may open it: with its PIN known in this tab, or perhaps
 * with an account. Others are asked for number and PIN.
 */
function useOpenedId(eventId: number, text: string | null): number | 'waiting' | null {
  const isHydrated = useIsHydrated()
  const { status } = useAuth()
  const ownerId = useDayOwner()
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return null
  const id = Number(text)
  // The server knows neither the tab nor the account.
  if (!isHydrated) return 'waiting'
  // Without the network no login is confirmed: what the device keeps can be read all the same.
  if (readKeptDay({ ownerId, eventId, regDataId: id })) return id
  if (status === 'restoring') return 'waiting'
  return status === 'loggedIn' || knownPin(eventId, id) !== undefined ? id : null
}
