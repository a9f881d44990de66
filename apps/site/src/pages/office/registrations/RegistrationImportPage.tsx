import { calendarDay } from '@parket/domain/format/date'
import { RegistrationImportScreen } from '@parket/ui/screens/office/registrations/RegistrationImportScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { mapView, screenView } from '@parket/react/data/view'
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
