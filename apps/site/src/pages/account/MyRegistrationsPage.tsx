import {
  MyRegistrationsScreen,
  type MyRegistrationsScreenProps,
} from '@parket/ui/screens/account/MyRegistrationsScreen'
import type { ReactNode } from 'react'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { AddRegistration } from './AddRegistration.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { Account } from '../registration/own/useClaim.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useOwnRegistrations } from './ownRegistrations.ts'

export function MyRegistrationsPage({ title }: PageProps): ReactNode {
  const { status, user } = useAuth()
  usePageTitle(title)
  useStoredEvent()
  if (user && status === 'loggedIn') return <OwnRegistrations account={user} />
  return (
    <Screen view={{ state: status === 'anonymous' ? 'anonymous' : 'loading' }} account={null} />
  )
}

function OwnRegistrations({ account }: { account: Account }): ReactNode {
  const [{ page }] = useSearchState({ page: '' })
  const { now } = usePageState()
  return <Screen view={useOwnRegistrations(account.id, pageNumber(page), now)} account={account} />
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
      add={account && <AddRegistration account={account} />}
      onLogin={onLogin}
      links={{
        events: links.to('events'),
        register: links.to('accountRegistration'),
        event: (eventId) => links.to('event', { eventId }),
        entry: (eventId, entry, reg_n) =>
          links.to('selectRegistration', { eventId }, { entry, reg_n }),
        club: (eventId) => links.to('clubRegistration', { eventId }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}
