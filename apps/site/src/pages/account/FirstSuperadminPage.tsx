import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { today } from '@parket/domain/format/timeZone'
import { FirstSuperadminScreen } from '@parket/ui/screens/account/FirstSuperadminScreen'
import type { ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from './accountValues.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useLeaveOnLogin } from './useLeaveOnLogin.ts'
import { api } from '../../data/api.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { usePhoneCheck } from '../../data/form/usePhoneCheck.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'

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
