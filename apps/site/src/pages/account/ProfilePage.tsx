import type { AccountUser } from '@parket/domain/account/user'
import { ProfileScreen } from '@parket/ui/screens/account/ProfileScreen'
import type { ReactNode } from 'react'
import { useConsents } from './useConsents.ts'
import { useDevices } from './useDevices.ts'
import { useSecondFactor } from './useSecondFactor.ts'
import { useOwnData } from './useOwnData.ts'
import { usePhoto } from './usePhoto.ts'
import { useEmailForm, usePasswordForm, useProfileForm } from './useProfileForms.ts'
import { useVerificationMail } from './useVerificationMail.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'

export function ProfilePage({ title }: PageProps): ReactNode {
  const { status, user } = useAuth()
  usePageTitle(title)
  useStoredEvent()
  if (user && status === 'loggedIn') return <OwnProfile key={user.id} user={user} />
  return <AnonymousProfile isLoading={status !== 'anonymous'} />
}

function AnonymousProfile({ isLoading }: { isLoading: boolean }): ReactNode {
  const onLogin = useLoginDialog()
  const links = useLinks()
  return (
    <ProfileScreen
      view={{ state: isLoading ? 'loading' : 'anonymous' }}
      onLogin={onLogin}
      links={{ register: links.to('accountRegistration') }}
    />
  )
}

function OwnProfile({ user }: { user: AccountUser }): ReactNode {
  const onLogin = useLoginDialog()
  const links = useLinks()
  const profile = useProfileForm(user)
  const email = useEmailForm(user)
  const password = usePasswordForm(user)
  const verification = useVerificationMail(user)
  const photo = usePhoto(user)
  const secondFactor = useSecondFactor(user)
  const devices = useDevices(user)
  const consents = useConsents(user)
  const ownData = useOwnData(user)
  return (
    <ProfileScreen
      view={{
        state: 'ready',
        profile: { ...profile.props, isSaved: profile.isDone },
        email: { ...email.props, current: user.email },
        password: { ...password.props, isSaved: password.isDone },
        verification,
        photo,
        secondFactor,
        devices,
        consents,
        ownData,
      }}
      onLogin={onLogin}
      links={{ register: links.to('accountRegistration') }}
    />
  )
}
