import { unwrap } from '@parket/api-client/problem'
import { checkNewAccount } from '@parket/domain/account/profile'
import { backAddress } from '@parket/domain/site/backAddress'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import { today } from '@parket/domain/format/timeZone'
import {
  AccountRegistrationScreen,
  type AccountRegistrationScreenProps,
} from '@parket/ui/screens/account/AccountRegistrationScreen'
import { useState, type ReactNode } from 'react'
import { accountOf, newAccount, passwordsOf } from './accountValues.ts'
import { logInAsNew } from './logInAsNew.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useLeaveOnLogin } from './useLeaveOnLogin.ts'
import { api } from '@parket/react/data/api'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { usePhoneCheck } from '@parket/react/data/form/usePhoneCheck'
import { logFailure } from '@parket/react/data/logFailure'
import { toasts } from '../../data/toasts.ts'
import { usePageState } from '@parket/react/data/page/PageState'
import { useAddress } from '@parket/react/data/address/useAddress'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useAuth } from '@parket/react/data/auth/AuthProvider'

export function AccountRegistrationPage({ title }: PageProps): ReactNode {
  const { now } = usePageState()
  const { status, begin } = useAuth()
  const [isEntering, setEntering] = useState(false)
  const isPhone = usePhoneCheck(true)
  const onLogin = useLoginDialog()
  const links = useLinks()
  const profile = links.to('profile')
  const { isDone, values, props } = useAccountForm({
    values: newAccount,
    check: (typed) =>
      checkNewAccount({ ...accountOf(typed), ...passwordsOf(typed) }, today(now), isPhone),
    secrets: ['password', 'password_confirmation'],
    async send(typed) {
      const body = { ...accountOf(typed), ...passwordsOf(typed) }
      await logFailure(consoleTexts.register, unwrap(api.POST('/api/register', { body })))
      const login = await logInAsNew(body.email, body.password)
      if (!login) return
      setEntering(true)
      await begin(login)
      toasts.add({
        text: `Учётная запись создана. Подтвердите адрес по\u00A0ссылке из\u00A0письма на\u00A0${body.email}`,
        tone: 'positive',
      })
    },
  })
  const { search } = useAddress()
  useLeaveOnLogin(isDone, backAddress(new URLSearchParams(search).get('back')) ?? profile)
  usePageTitle(title)

  function view(): AccountRegistrationScreenProps['view'] {
    if (isEntering) return { state: 'loading' }
    if (isDone) return { state: 'done', email: values['email']?.trim() ?? '' }
    if (status === 'loggedIn') return { state: 'loggedIn' }
    return status === 'anonymous' ? { state: 'ready', ...props } : { state: 'loading' }
  }
  return (
    <AccountRegistrationScreen
      view={view()}
      onLogin={onLogin}
      links={{ home: links.to('home'), profile, privacy: links.to('privacy') }}
    />
  )
}
