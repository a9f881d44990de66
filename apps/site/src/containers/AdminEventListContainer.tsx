import { QueryClientProvider } from '@tanstack/react-query'
import {
  AdminEventListScreen,
  type AdminEventQuery,
} from '@parket/ui/screens/organiser/AdminEventListScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../event/CurrentEvent.tsx'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { pageNumber } from '../navigation/pageNumber.ts'
import type { KnownValues } from '../navigation/searchState.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { useAdminEvents } from '../sources/adminEvents.ts'

const defaults: AdminEventQuery & { page: string } = { q: '', filter: '', published: '', page: '' }

const known: KnownValues<typeof defaults> = {
  filter: ['', 'future', 'past'],
  published: ['', 'true', 'false'],
}

export function AdminEventListContainer(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminEventList />
    </QueryClientProvider>
  )
}

function AdminEventList(): ReactNode {
  const links = useLinks()
  const { user } = useSession()
  const onLogin = useLoginDialog()
  const [{ page, ...query }, { change, hrefOf }] = useSearchState(defaults, known)
  useClearEvent()
  usePageTitle('Турниры команды')

  return (
    <AdminEventListScreen
      view={useAdminEvents({ ...query, page: pageNumber(page) })}
      query={query}
      onQueryChange={change}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to(patterns.home),
        event: (eventId) => links.to(patterns.event, { eventId }),
        registrations: (eventId) => links.to(patterns.adminRegistrations, { eventId }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
