import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { RegistrationDuplicatesScreen } from '@parket/ui/screens/office/registrations/RegistrationDuplicatesScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../../data/event/eventPageTitle.ts'
import { eventSource } from '../../../data/event/eventSource.ts'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageData } from '../../../data/page/usePageData.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { queryView } from '../../../data/queryView.ts'
import { joinViews, mapView, screenView } from '../../../data/view.ts'
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
