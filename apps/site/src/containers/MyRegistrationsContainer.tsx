import {
  MyRegistrationsScreen,
  type MyRegistrationsScreenProps,
} from '@parket/ui/screens/account/MyRegistrationsScreen'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useStoredEvent } from '../event/useStoredEvent.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { pageNumber } from '../navigation/pageNumber.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { useOwnRegistrations } from '../sources/ownRegistrations.ts'

export function MyRegistrationsContainer(): ReactNode {
  const { status, user } = useSession()
  usePageTitle('Мои регистрации')
  useStoredEvent()
  return (
    <QueryClientProvider client={queryClient}>
      {user && status === 'loggedIn' ? (
        <OwnRegistrations userId={user.id} />
      ) : (
        <Screen view={{ state: status === 'anonymous' ? 'anonymous' : 'loading' }} />
      )}
    </QueryClientProvider>
  )
}

function OwnRegistrations({ userId }: { userId: number }): ReactNode {
  const [{ page }] = useSearchState({ page: '' })
  return <Screen view={useOwnRegistrations(userId, pageNumber(page))} />
}

function Screen({ view }: Pick<MyRegistrationsScreenProps, 'view'>): ReactNode {
  const links = useLinks()
  const onLogin = useLoginDialog()
  const [, { hrefOf }] = useSearchState({ page: '' })
  return (
    <MyRegistrationsScreen
      view={view}
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
