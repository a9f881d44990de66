import { QueryClientProvider } from '@tanstack/react-query'
import {
  RegistrationListScreen,
  type RegistrationListScreenProps,
} from '@parket/ui/screens/organiser/RegistrationListScreen'
import type { ReactNode } from 'react'
import { useSelectEvent } from '../event/CurrentEvent.tsx'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { pageNumber } from '../navigation/pageNumber.ts'
import type { KnownValues } from '../navigation/searchState.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { ContainerProps } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { useEventRegistrations } from '../sources/eventRegistrations.ts'

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

export function RegistrationListContainer({ params }: ContainerProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <RegistrationList eventId={Number(params['eventId'])} />
    </QueryClientProvider>
  )
}

function RegistrationList({ eventId }: { eventId: number }): ReactNode {
  const links = useLinks()
  const { user } = useSession()
  const onLogin = useLoginDialog()
  const [{ page, ...query }, { change, hrefOf }] = useSearchState(defaults, known)
  const { eventData, view } = useEventRegistrations(eventId, { ...query, page: pageNumber(page) })
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && `Регистрации. ${eventData.event.name}`)

  return (
    <RegistrationListScreen
      view={view}
      contests={eventData?.contests ?? []}
      query={query}
      onQueryChange={change}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to(patterns.home),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
