import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { today } from '@parket/domain/format/timeZone'
import { FirstSuperadminScreen } from '@parket/ui/screens/account/FirstSuperadminScreen'
import type { ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from './accountValues.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useLeaveOnLogin } from './useLeaveOnLogin.ts'
import { api } from '@parket/react/data/api'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { usePhoneCheck } from '@parket/react/data/form/usePhoneCheck'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'

export function FirstSuperadminPage({ params, title }: PageProps): ReactNode {
  const { now } = usePageState()
  const isPhone = usePhoneCheck(true)
  const onLogin = useLoginDialog()
  const links = useLinks()
  const { isDone, values, props } = useAccountForm({
    values: newAccount,
    check: (typed) =>
      checkNewAccount({ ...accountOf(typed), ...passwordsOf(typed) }, today(now), isPhone),
    secrets: ['password', 'password_confirmation'],
    send: (typed) =>
      unwrap(
        api.POST('/api/first-superadmin', {
          body: { ...accountOf(typed), ...passwordsOf(typed), token: params['token'] ?? '' },
        }),
      ),
  })
  useLeaveOnLogin(isDone, links.to('adminEvents'))
  usePageTitle(title)

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
