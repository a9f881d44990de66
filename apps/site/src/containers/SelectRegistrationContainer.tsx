import { SelectRegistrationScreen } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import type { ReactNode } from 'react'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import type { View } from '../page/source.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { foundRegistration, useFindRegistration } from '../registration/useFindRegistration.ts'
import type { ContainerProps } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { eventSource, type EventData } from '../sources/events.ts'

export function SelectRegistrationContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventSource(eventId)}>
      {(view) => <SelectRegistrationPage eventId={eventId} view={view} />}
    </PageData>
  )
}

interface PageProps {
  eventId: number
  view: View<EventData>
}

function SelectRegistrationPage({ eventId, view }: PageProps): ReactNode {
  const { now } = usePageState()
  const { user } = useSession()
  const links = useLinks()
  const { found, form, onClose } = useFindRegistration(eventId)
  const event = view.state === 'ready' ? view.data.event : null
  useSelectEvent(event)
  usePageTitle(event && `Регистрация. ${event.name}`)

  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
  if (found && view.state === 'ready') {
    return <foundRegistration.Page entry={found} data={view.data} onClose={onClose} />
  }
  return (
    <SelectRegistrationScreen
      view={view.state === 'ready' ? { state: 'ready', ...view.data } : view}
      now={now}
      links={{
        event: links.to(patterns.event, { eventId }),
        register: (filter) => links.to(patterns.register, { eventId }, filter),
        myRegistrations: user && links.to(patterns.myRegistrations),
      }}
      find={form}
    />
  )
}
