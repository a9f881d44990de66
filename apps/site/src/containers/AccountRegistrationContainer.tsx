import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import { today } from '@parket/domain/format/timeZone'
import {
  AccountRegistrationScreen,
  type AccountRegistrationScreenProps,
} from '@parket/ui/screens/account/AccountRegistrationScreen'
import type { ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from '../account/accountValues.ts'
import { useAccountForm } from '../account/useAccountForm.ts'
import { useLeaveOnLogin } from '../account/useLeaveOnLogin.ts'
import { api } from '../api.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { logFailure } from '../logFailure.ts'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { useSession } from '../session/SessionProvider.tsx'

export function AccountRegistrationContainer(): ReactNode {
  const { now } = usePageState()
  const { status } = useSession()
  const onLogin = useLoginDialog()
  const links = useLinks()
  const profile = links.to(patterns.ownProfile)
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
  usePageTitle('Регистрация на сайте')

  function view(): AccountRegistrationScreenProps['view'] {
    if (isDone) return { state: 'done', email: values['email']?.trim() ?? '' }
    if (status === 'loggedIn') return { state: 'loggedIn' }
    return status === 'anonymous' ? { state: 'ready', ...props } : { state: 'loading' }
  }
  return (
    <AccountRegistrationScreen
      view={view()}
      onLogin={onLogin}
      links={{ home: links.to(patterns.home), profile }}
    />
  )
}
