import type { AccountUser } from '@parket/domain/account/user'
import {
  ProfileScreen,
  profileParts,
  type ProfilePart,
  type Verification,
} from '@parket/ui/screens/account/ProfileScreen'
import type { ReactNode } from 'react'
import { useConsents } from './useConsents.ts'
import { useDevices } from './useDevices.ts'
import { useSecondFactor } from './useSecondFactor.ts'
import { useOwnData } from './useOwnData.ts'
import { usePhoto } from './usePhoto.ts'
import { useEmailForm, usePasswordForm, useProfileForm } from './useProfileForms.ts'
import { useVerificationMail } from './useVerificationMail.ts'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useAuth } from '@parket/react/data/auth/AuthProvider'

const defaults: { part: ProfilePart['name'] } = { part: 'data' }
const known: KnownValues<typeof defaults> = { part: profileParts }

export function ProfilePage({ title }: PageProps): ReactNode {
  const { status, user } = useAuth()
  usePageTitle(title)
  useStoredEvent()
  if (user && status === 'loggedIn') return <OwnProfile key={user.id} user={user} />
  return <AnonymousProfile isLoading={status !== 'anonymous'} />
}

function AnonymousProfile({ isLoading }: { isLoading: boolean }): ReactNode {
  const onLogin = useLoginDialog()
  const links = useProfileLinks()
  return (
    <ProfileScreen
      view={{ state: isLoading ? 'loading' : 'anonymous' }}
      onLogin={onLogin}
      links={links}
    />
  )
}

function OwnProfile({ user }: { user: AccountUser }): ReactNode {
  const [{ part }] = useSearchState(defaults, known)
  const verification = useVerificationMail(user)
  const props = { user, verification }
  if (part === 'login') return <LoginPart {...props} />
  if (part === 'consents') return <ConsentsPart {...props} />
  return <DataPart {...props} />
}

interface PartProps {
  user: AccountUser
  verification: Verification | null
}

function DataPart({ user, verification }: PartProps): ReactNode {
  const profile = useProfileForm(user)
  const photo = usePhoto(user)
  return (
    <ReadyProfile
      verification={verification}
      part={{ name: 'data', profile: { ...profile.props, isSaved: profile.isDone }, photo }}
    />
  )
}

function LoginPart({ user, verification }: PartProps): ReactNode {
  const email = useEmailForm(user)
  const password = usePasswordForm(user)
  const secondFactor = useSecondFactor(user)
  const devices = useDevices(user)
  return (
    <ReadyProfile
      verification={verification}
      part={{
        name: 'login',
        email: { ...email.props, current: user.email },
        password: { ...password.props, isSaved: password.isDone },
        secondFactor,
        devices,
      }}
    />
  )
}

function ConsentsPart({ user, verification }: PartProps): ReactNode {
  const consents = useConsents(user)
  const ownData = useOwnData(user)
  return <ReadyProfile verification={verification} part={{ name: 'consents', consents, ownData }} />
}

interface ReadyProfileProps {
  verification: Verification | null
  part: ProfilePart
}

function ReadyProfile({ verification, part }: ReadyProfileProps): ReactNode {
  const onLogin = useLoginDialog()
  const links = useProfileLinks()
  return (
    <ProfileScreen view={{ state: 'ready', verification, part }} onLogin={onLogin} links={links} />
  )
}

function useProfileLinks() {
  const links = useLinks()
  const partLink = (part: ProfilePart['name']) =>
    links.to('profile', {}, { part: part === defaults.part ? '' : part })
  return {
    register: links.to('accountRegistration'),
    parts: { data: partLink('data'), login: partLink('login'), consents: partLink('consents') },
  }
}
