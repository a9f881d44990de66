import { calendarDay } from '@parket/domain/format/date'
import { RegistrationImportScreen } from '@parket/ui/screens/office/registrations/RegistrationImportScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../../data/event/eventPageTitle.ts'
import { eventSource } from '../../../data/event/eventSource.ts'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageState } from '../../../data/page/PageState.tsx'
import { usePageData } from '../../../data/page/usePageData.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { mapView, screenView } from '../../../data/view.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useRegistrationImport } from './useRegistrationImport.ts'

/** Registrations of an event from the organiser's own table. */
export function RegistrationImportPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const event = source.state === 'ready' ? source.data.event : null
  const { now } = usePageState()
  const today = calendarDay(now, event?.time_zone ?? 'Europe/Moscow')
  const sheet = useRegistrationImport(eventId, today)
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  return (
    <RegistrationImportScreen
      {...sheet}
      view={screenView(
        mapView(source, (data) => ({ event: data.event })),
        ['noRight'],
      )}
      tabs={tabs}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        registrations: links.to('eventRegistrations', { eventId }),
      }}
    />
  )
}
