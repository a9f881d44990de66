import { SelectRegistrationScreen } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { lazyPage } from '../page/lazyPage.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { PageLoading } from '../page/PageLoading.tsx'
import { usePageState } from '../page/PageState.tsx'
import type { View } from '../page/source.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { knownPin } from '../registration/openEntry.ts'
import { stopSitting } from '../registration/sitting.ts'
import { useFindRegistration } from '../registration/useFindRegistration.ts'
import type { ContainerProps } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { eventSource, type EventData } from '../sources/events.ts'

const entryPage = lazyPage(
  'EntryPage',
  async () => (await import('../registration/EntryPage.tsx')).EntryPage,
)

/**
 * The door to registering, or behind it one registration (`?entry=417`, its id). `?reg_n=58` and `?find=1`
 * come from a mail or the event's page, to open one.
 */
export function SelectRegistrationContainer({ params, search }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventSource(eventId)}>
      {(view) => <SelectRegistrationPage eventId={eventId} search={search} view={view} />}
    </PageData>
  )
}

interface PageProps {
  eventId: number
  search: string
  view: View<EventData>
}

function SelectRegistrationPage({ eventId, search, view }: PageProps): ReactNode {
  const { now } = usePageState()
  const { user } = useSession()
  const links = useLinks()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const regN = parameters.get('reg_n') ?? ''
  const form = useFindRegistration(eventId, regN, (entry) =>
    navigate(links.to(patterns.selectRegistration, { eventId }, { entry })),
  )
  const event = view.state === 'ready' ? view.data.event : null
  const opened = useOpenedId(eventId, parameters.get('entry'))
  const isDoor = opened === null
  useEffect(() => {
    if (isDoor) stopSitting(eventId)
  }, [isDoor, eventId])
  useSelectEvent(event)
  usePageTitle(event && `Регистрация. ${event.name}`)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  if (opened === 'waiting') return <PageLoading />
  const door = (
    <SelectRegistrationScreen
      view={view.state === 'ready' ? { state: 'ready', ...view.data } : view}
      now={now}
      links={{
        event: links.to(patterns.event, { eventId }),
        register: (filter) => links.to(patterns.register, { eventId }, filter),
        myRegistrations: user && links.to(patterns.myRegistrations),
      }}
      find={form}
      isReturning={regN !== '' || parameters.has('find')}
    />
  )
  if (opened === null || view.state !== 'ready') return door
  return <entryPage.Page key={opened} data={view.data} regDataId={opened} regN={regN} door={door} />
}

/**
 * The registration the address names, for whoever may open it: with its PIN known in this tab, or perhaps
 * with an account. Others are asked for number and PIN.
 */
function useOpenedId(eventId: number, text: string | null): number | 'waiting' | null {
  const isHydrated = useIsHydrated()
  const { status } = useSession()
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return null
  const id = Number(text)
  // The server knows neither the tab nor the account.
  if (!isHydrated || status === 'restoring') return 'waiting'
  return status === 'loggedIn' || knownPin(eventId, id) !== undefined ? id : null
}
