import { unwrap } from '@parket/api-client/problem'
import {
  RegistrationListScreen,
  type RegistrationListScreenProps,
} from '@parket/ui/screens/organiser/RegistrationListScreen'
import { useState, type ReactNode } from 'react'
import type { KnownValues } from '../../data/address/searchState.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useSelectEvent } from '../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../data/event/eventPageTitle.ts'
import { eventSource } from '../../data/event/eventSource.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { useListPage } from '../../data/useListPage.ts'
import { useEventTabs } from './useEventTabs.ts'
import { usePinLetters } from './usePinLetters.ts'
import { joinViews, mapView, screenView } from '../../data/view.ts'

type Filters = RegistrationListScreenProps['query']

const defaults: Filters = { q: '', group_num: '', status: '', sort: 'reg_n' }

const known: KnownValues<Filters> = {
  status: ['', 'active', 'waiting', 'withdrawn'],
  sort: [
    'reg_n',
    '-reg_n',
    'created_at',
    '-created_at',
    'last_name',
    '-last_name',
    'city',
    '-city',
  ],
}

export function RegistrationListPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const list = useListPage({
    defaults,
    known,
    key: ['event', eventId, 'registrations'],
    fetch: ({ q, group_num, status, sort }, page) =>
      unwrap(
        api.GET('/api/events/{id}/registrations', {
          params: {
            path: { id: eventId },
            query: {
              ...page,
              sort,
              ...(q && { q }),
              ...(group_num && { group_num: Number(group_num) }),
              ...(status && { status }),
            },
          },
        }),
      ),
  })
  const eventData = event.state === 'ready' ? event.data : null
  const [selected, setSelected] = useState<readonly string[]>([])
  useSelectEvent(eventData?.event ?? null)
  const pinLetterOf = usePinLetters(eventId)
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  return (
    <RegistrationListScreen
      view={screenView(
        mapView(joinViews(event, list.view), ([data, rows]) => ({ event: data.event, ...rows })),
        ['noRight'],
      )}
      contests={eventData?.contests ?? []}
      query={list.filters}
      onQueryChange={list.change}
      tabs={tabs}
      pinLetterOf={pinLetterOf}
      selection={{ value: selected, onChange: setSelected }}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
