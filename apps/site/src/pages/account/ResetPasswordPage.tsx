import { unwrap } from '@parket/api-client/problem'
import { checkNewPassword } from '@parket/domain/account/profile'
import { ResetPasswordScreen } from '@parket/ui/screens/account/ResetPasswordScreen'
import type { ReactNode } from 'react'
import { newPasswords, passwordsOf } from './accountValues.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useLeaveOnLogin } from './useLeaveOnLogin.ts'
import { api } from '@parket/react/data/api'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'

export function ResetPasswordPage({ params, title }: PageProps): ReactNode {
  const onLogin = useLoginDialog()
  const links = useLinks()
  const { isDone, props } = useAccountForm({
    values: newPasswords,
    check: (typed) => checkNewPassword(passwordsOf(typed)),
    secrets: ['password', 'password_confirmation'],
    send: (typed) =>
      unwrap(
        api.POST('/api/reset-password', {
          body: { ...passwordsOf(typed), token: params['token'] ?? '' },
        }),
      ),
  })
  useLeaveOnLogin(isDone, links.to('home'))
  usePageTitle(title)

  return (
    <ResetPasswordScreen
      view={isDone ? { state: 'done' } : { state: 'ready', ...props }}
      onLogin={onLogin}
    />
  )
}
