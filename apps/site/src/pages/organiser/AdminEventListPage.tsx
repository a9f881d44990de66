import { QueryClientProvider } from '@tanstack/react-query'
import {
  AdminEventListScreen,
  type AdminEventQuery,
} from '@parket/ui/screens/organiser/AdminEventListScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import type { KnownValues } from '../../data/address/searchState.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useAdminEvents } from './adminEvents.ts'

const defaults: AdminEventQuery & { page: string } = { q: '', filter: '', published: '', page: '' }

const known: KnownValues<typeof defaults> = {
  filter: ['', 'future', 'past'],
  published: ['', 'true', 'false'],
}

export function AdminEventListPage(props: PageProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminEventList {...props} />
    </QueryClientProvider>
  )
}

function AdminEventList({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const [{ page, ...query }, { change, hrefOf }] = useSearchState(defaults, known)
  useClearEvent()
  usePageTitle(title)

  return (
    <AdminEventListScreen
      view={useAdminEvents({ ...query, page: pageNumber(page) })}
      query={query}
      onQueryChange={change}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        event: (eventId) => links.to('event', { eventId }),
        registrations: (eventId) => links.to('eventRegistrations', { eventId }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
