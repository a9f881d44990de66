import {
  MyRegistrationsScreen,
  type MyRegistrationsScreenProps,
} from '@parket/ui/screens/account/MyRegistrationsScreen'
import { QueryClientProvider } from '@tanstack/react-query'
import { Skeleton } from '@parket/ui/components/Skeleton'
import { lazy, Suspense, type ReactNode } from 'react'
import { useStoredEvent } from '../event/useStoredEvent.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { pageNumber } from '../navigation/pageNumber.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { loadOrReloadOnce } from '../page/loadOrReloadOnce.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { Account } from '../registration/useClaim.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { useOwnRegistrations } from '../sources/ownRegistrations.ts'

const AddRegistration = lazy(async () => ({
  default: (
    await loadOrReloadOnce('AddRegistration', () => import('../account/AddRegistration.tsx'))
  ).AddRegistration,
}))

export function MyRegistrationsContainer(): ReactNode {
  const { status, user } = useSession()
  usePageTitle('Мои регистрации')
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
        events: links.to(patterns.events),
        register: links.to(patterns.accountRegistration),
        event: (eventId) => links.to(patterns.event, { eventId }),
        entry: (eventId, entry) => links.to(patterns.selectRegistration, { eventId }, { entry }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
