import type { AccountUser } from '@parket/domain/account/user'
import { ProfileScreen } from '@parket/ui/screens/account/ProfileScreen'
import type { ReactNode } from 'react'
import { useOwnData } from '../account/useOwnData.ts'
import { usePhoto } from '../account/usePhoto.ts'
import { usePasswordForm, useProfileForm } from '../account/useProfileForms.ts'
import { useVerificationMail } from '../account/useVerificationMail.ts'
import { useStoredEvent } from '../event/useStoredEvent.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { useSession } from '../session/SessionProvider.tsx'

export function ProfileContainer(): ReactNode {
  const { status, user } = useSession()
  usePageTitle('Профиль')
  useStoredEvent()
  if (user && status === 'loggedIn') return <OwnProfile key={user.id} user={user} />
  return <NobodysProfile isLoading={status !== 'anonymous'} />
}

function NobodysProfile({ isLoading }: { isLoading: boolean }): ReactNode {
  const onLogin = useLoginDialog()
  const links = useLinks()
  return (
    <ProfileScreen
      view={{ state: isLoading ? 'loading' : 'anonymous' }}
      onLogin={onLogin}
      links={{ register: links.to(patterns.accountRegistration) }}
    />
  )
}

function OwnProfile({ user }: { user: AccountUser }): ReactNode {
  const onLogin = useLoginDialog()
  const links = useLinks()
  const profile = useProfileForm(user)
  const password = usePasswordForm(user)
  const verification = useVerificationMail(user)
  const photo = usePhoto(user)
  const ownData = useOwnData(user)
  return (
    <ProfileScreen
      view={{
        state: 'ready',
        profile: { ...profile.props, isSaved: profile.isDone },
        password: { ...password.props, isSaved: password.isDone },
        verification,
        photo,
        ownData,
      }}
      onLogin={onLogin}
      links={{ register: links.to(patterns.accountRegistration) }}
    />
  )
}
