import {
  MyRegistrationsScreen,
  type MyRegistrationsScreenProps,
} from '@parket/ui/screens/account/MyRegistrationsScreen'
import type { ReactNode } from 'react'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { pageNumber } from '@parket/react/data/address/pageNumber'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { AddRegistration } from './AddRegistration.tsx'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useRegisterLink } from '@parket/react/data/address/useRegisterLink'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { Account } from '@parket/react/registration/own/useClaim'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
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
  const register = useRegisterLink()
  const onLogin = useLoginDialog()
  const [, { hrefOf }] = useSearchState({ page: '' })
  return (
    <MyRegistrationsScreen
      view={view}
      add={account && <AddRegistration account={account} />}
      onLogin={onLogin}
      links={{
        events: links.to('events'),
        register,
        event: links.pattern('event'),
        registration: links.pattern('selectRegistration'),
        club: links.pattern('clubRegistration'),
        page: hrefOf({ page: '' }),
      }}
    />
  )
}
