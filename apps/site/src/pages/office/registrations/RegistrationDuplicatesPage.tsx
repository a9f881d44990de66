import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { RegistrationDuplicatesScreen } from '@parket/ui/screens/office/registrations/RegistrationDuplicatesScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useDistinct } from './useDistinct.ts'
import { useMerge } from './useMerge.ts'
import { useOutcome } from '../parts/useOutcome.ts'

/** Registrations of the same names, to be made one or told apart. */
export function RegistrationDuplicatesPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const query = useQuery(
    {
      queryKey: ['event', eventId, 'duplicates'],
      queryFn: () =>
        unwrap(
          api.GET('/api/events/{id}/registrations/duplicates', {
            params: { path: { id: eventId } },
          }),
        ),
    },
    queryClient,
  )
  const event = source.state === 'ready' ? source.data.event : null
  const contests = source.state === 'ready' ? source.data.contests : []
  const { outcome, showDone, showRefused } = useOutcome()
  const distinct = useDistinct(eventId, { showDone, showRefused })
  const { begin, close, dialog } = useMerge(eventId, showDone)
  const timeZone = event?.time_zone ?? defaultTimeZone
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  return (
    <RegistrationDuplicatesScreen
      view={screenView(
        mapView(joinViews(source, queryView(query)), ([data, { pairs, decisions }]) => ({
          event: data.event,
          pairs,
          decisions,
        })),
        ['noRight'],
      )}
      contests={contests}
      onKeep={begin}
      {...distinct}
      dialog={
        dialog && {
          ...dialog,
          contests,
          timeZone,
          changeLink: ({ regData }) => links.to('register', { eventId }, { change: regData.id }),
          onDistinct: () => {
            close()
            distinct.onDistinct({ one: dialog.kept, other: dialog.duplicate })
          },
        }
      }
      outcome={outcome}
      timeZone={timeZone}
      tabs={tabs}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        registrations: links.to('eventRegistrations', { eventId }),
      }}
    />
  )
}
