import {
  MyRegistrationsScreen,
  type MyRegistrationsScreenProps,
} from '@parket/ui/screens/account/MyRegistrationsScreen'
import { QueryClientProvider } from '@tanstack/react-query'
import { Skeleton } from '@parket/ui/components/Skeleton'
import { lazy, Suspense, type ReactNode } from 'react'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { loadOrReloadOnce } from '../../data/page/loadOrReloadOnce.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import type { Account } from '../registration/useClaim.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useOwnRegistrations } from './ownRegistrations.ts'

const AddRegistration = lazy(async () => ({
  default: (await loadOrReloadOnce('AddRegistration', () => import('./AddRegistration.tsx')))
    .AddRegistration,
}))

export function MyRegistrationsPage({ title }: PageProps): ReactNode {
  const { status, user } = useAuth()
  usePageTitle(title)
  useStoredEvent()
  return (
    <QueryClientProvider client={queryClient}>
      {user && status === 'loggedIn' ? (
        <OwnRegistrations account={user} />
      ) : (
        <Screen view={{ state: status === 'anonymous' ? 'anonymous' : 'loading' }} account={null} />
      )}
    </QueryClientProvider>
  )
}

function OwnRegistrations({ account }: { account: Account }): ReactNode {
  const [{ page }] = useSearchState({ page: '' })
  return <Screen view={useOwnRegistrations(account.id, pageNumber(page))} account={account} />
}

interface ScreenProps extends Pick<MyRegistrationsScreenProps, 'view'> {
  account: Account | null
}

function Screen({ view, account }: ScreenProps): ReactNode {
  const links = useLinks()
  const onLogin = useLoginDialog()
  const [, { hrefOf }] = useSearchState({ page: '' })
  return (
    <MyRegistrationsScreen
      view={view}
      add={
        account && (
          <Suspense fallback={<Skeleton height={44} />}>
            <AddRegistration account={account} />
          </Suspense>
        )
      }
      onLogin={onLogin}
      links={{
        events: links.to('events'),
        register: links.to('accountRegistration'),
        event: (eventId) => links.to('event', { eventId }),
        entry: (eventId, entry) => links.to('selectRegistration', { eventId }, { entry }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
