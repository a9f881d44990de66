import { unwrap } from '@parket/api-client/problem'
import {
  AdminEventListScreen,
  type AdminEventQuery,
} from '@parket/ui/screens/organiser/AdminEventListScreen'
import { useState, type ReactNode } from 'react'
import type { KnownValues } from '../../data/address/searchState.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { useListPage } from '../../data/useListPage.ts'
import { mapView, screenView } from '../../data/view.ts'

const defaults: AdminEventQuery = { q: '', filter: '', published: '', sort: '' }

const known: KnownValues<AdminEventQuery> = {
  filter: ['', 'future', 'past'],
  published: ['', 'true', 'false'],
  sort: ['', 'date_begin', '-date_begin', 'name', '-name'],
}

export function AdminEventListPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const { filters, change, view, pageHref } = useListPage({
    defaults,
    known,
    key: ['admin', 'events'],
    fetch: ({ q, filter, published, sort }, page) =>
      unwrap(
        api.GET('/api/admin/events', {
          params: {
            query: {
              ...page,
              ...(q && { q }),
              ...(filter && { filter }),
              ...(published && { published: published === 'true' }),
              ...(sort && { sort }),
            },
          },
        }),
      ),
  })
  const [selected, setSelected] = useState<readonly string[]>([])
  useClearEvent()
  usePageTitle(title)

  return (
    <AdminEventListScreen
      view={screenView(
        mapView(view, ({ items, ...rows }) => ({ events: items, ...rows })),
        ['noRight'],
      )}
      query={filters}
      onQueryChange={change}
      selection={{ value: selected, onChange: setSelected }}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        event: (eventId) => links.to('event', { eventId }),
        registrations: (eventId) => links.to('eventRegistrations', { eventId }),
        page: pageHref,
      }}
    />
  )
}
