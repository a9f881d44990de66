import { unwrap } from '@parket/api-client/problem'
import { checkNewPassword } from '@parket/domain/account/profile'
import { ResetPasswordScreen } from '@parket/ui/screens/account/ResetPasswordScreen'
import type { ReactNode } from 'react'
import { newPasswords, passwordsOf } from '../account/accountValues.ts'
import { useAccountForm } from '../account/useAccountForm.ts'
import { useLeaveOnLogin } from '../account/useLeaveOnLogin.ts'
import { api } from '../api.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'

export function ResetPasswordContainer({ params }: ContainerProps): ReactNode {
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
  useLeaveOnLogin(isDone, links.to(patterns.home))
  usePageTitle('Новый пароль')

  return (
    <ResetPasswordScreen
      view={isDone ? { state: 'done' } : { state: 'ready', ...props }}
      onLogin={onLogin}
    />
  )
}
