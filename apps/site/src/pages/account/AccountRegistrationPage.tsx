import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import { today } from '@parket/domain/format/timeZone'
import {
  AccountRegistrationScreen,
  type AccountRegistrationScreenProps,
} from '@parket/ui/screens/account/AccountRegistrationScreen'
import type { ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from './accountValues.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useLeaveOnLogin } from './useLeaveOnLogin.ts'
import { api } from '../../data/api.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { logFailure } from '../../data/logFailure.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'

export function AccountRegistrationPage({ title }: PageProps): ReactNode {
  const { now } = usePageState()
  const { status } = useAuth()
  const onLogin = useLoginDialog()
  const links = useLinks()
  const profile = links.to('profile')
  const { isDone, values, props } = useAccountForm({
    values: newAccount,
    check: (typed) => checkNewAccount({ ...accountOf(typed), ...passwordsOf(typed) }, today(now)),
    secrets: ['password', 'password_confirmation'],
    send: (typed) =>
      logFailure(
        consoleTexts.register,
        unwrap(api.POST('/api/register', { body: { ...accountOf(typed), ...passwordsOf(typed) } })),
      ),
  })
  useLeaveOnLogin(isDone, profile)
  usePageTitle(title)

  function view(): AccountRegistrationScreenProps['view'] {
    if (isDone) return { state: 'done', email: values['email']?.trim() ?? '' }
    if (status === 'loggedIn') return { state: 'loggedIn' }
    return status === 'anonymous' ? { state: 'ready', ...props } : { state: 'loading' }
  }
  return (
    <AccountRegistrationScreen
      view={view()}
      onLogin={onLogin}
      links={{ home: links.to('home'), profile }}
    />
  )
}
