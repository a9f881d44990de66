import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { today } from '@parket/domain/format/timeZone'
import { FirstSuperadminScreen } from '@parket/ui/screens/account/FirstSuperadminScreen'
import type { ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from '../account/accountValues.ts'
import { useAccountForm } from '../account/useAccountForm.ts'
import { useLeaveOnLogin } from '../account/useLeaveOnLogin.ts'
import { api } from '../api.ts'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'

export function FirstSuperadminContainer({ params }: ContainerProps): ReactNode {
  const { now } = usePageState()
  const onLogin = useLoginDialog()
  const links = useLinks()
  const { isDone, values, props } = useAccountForm({
    values: newAccount,
    check: (typed) => checkNewAccount({ ...accountOf(typed), ...passwordsOf(typed) }, today(now)),
    secrets: ['password', 'password_confirmation'],
    send: (typed) =>
      unwrap(
        api.POST('/api/first-superadmin', {
          body: { ...accountOf(typed), ...passwordsOf(typed), token: params['token'] ?? '' },
        }),
      ),
  })
  useLeaveOnLogin(isDone, links.to(patterns.adminEvents))
  usePageTitle('Первый суперадмин')

  return (
    <FirstSuperadminScreen
      view={
        isDone
          ? { state: 'done', email: values['email']?.trim() ?? '' }
          : { state: 'ready', ...props }
      }
      onLogin={onLogin}
    />
  )
}
