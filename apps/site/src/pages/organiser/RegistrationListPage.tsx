import { QueryClientProvider } from '@tanstack/react-query'
import {
  RegistrationListScreen,
  type RegistrationListScreenProps,
} from '@parket/ui/screens/organiser/RegistrationListScreen'
import type { ReactNode } from 'react'
import { useSelectEvent } from '../../data/event/CurrentEvent.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import type { KnownValues } from '../../data/address/searchState.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { eventPageTitle } from '../../data/event/eventPageTitle.ts'
import { useEventRegistrations } from './eventRegistrations.ts'

const defaults: RegistrationListScreenProps['query'] & { page: string } = {
  q: '',
  group_num: '',
  status: '',
  sort: 'reg_n',
  page: '',
}

const known: KnownValues<typeof defaults> = {
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
  return (
    <QueryClientProvider client={queryClient}>
      <RegistrationList eventId={Number(params['eventId'])} title={title} />
    </QueryClientProvider>
  )
}

function RegistrationList({ eventId, title }: { eventId: number; title: string }): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const [{ page, ...query }, { change, hrefOf }] = useSearchState(defaults, known)
  const { eventData, view } = useEventRegistrations(eventId, { ...query, page: pageNumber(page) })
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  return (
    <RegistrationListScreen
      view={view}
      contests={eventData?.contests ?? []}
      query={query}
      onQueryChange={change}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
