import { unwrap } from '@parket/api-client/problem'
import { emailProblem } from '@parket/domain/account/email'
import { keepingPhone, phoneText } from '@parket/domain/account/phone'
import { checkNewPassword, checkProfile } from '@parket/domain/account/profile'
import type { AccountUser } from '@parket/domain/account/user'
import { consoleTexts } from '@parket/domain/problems/catalogue'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender } from '@parket/domain/person/gender'
import { today } from '@parket/domain/format/timeZone'
import { api } from '@parket/react/data/api'
import { usePhoneCheck } from '@parket/react/data/form/usePhoneCheck'
import { logFailure } from '@parket/react/data/logFailure'
import { usePageState } from '@parket/react/data/page/PageState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { readToken } from '@parket/react/data/auth/storage'
import { accountOf } from './accountValues.ts'
import { useAccountForm, type AccountValues } from './useAccountForm.ts'

/** Own data; what is saved is at once the logged-in user's. */
export function useProfileForm(user: AccountUser) {
  const { now } = usePageState()
  const { change } = useAuth()
  const isPhone = usePhoneCheck(true)
  return useAccountForm({
    values: {
      last_name: user.last_name,
      first_name: user.first_name,
      birth_date: user.birth_date ?? '',
      gender: user.gender ?? defaultGender,
      phone: phoneText(user.phone ?? ''),
      city: user.city ?? '',
    },
    check: (typed) =>
      checkProfile(
        { ...profileOf(typed), email: user.email },
        today(now),
        keepingPhone(user.phone ?? '', isPhone),
      ),
    async send(typed) {
      demandLogin()
      const params = { path: { id: user.id } }
      return unwrap(api.PUT('/api/users/{id}', { params, body: profileOf(typed) }))
    },
    onDone: change,
    isGuarded: true,
  })
}

/** A new address for the account one is logged in to: it counts once confirmed. */
export function useEmailForm(user: AccountUser) {
  const { change } = useAuth()
  return useAccountForm({
    values: { email: '', password: '' },
    secrets: ['email', 'password'],
    check: checkEmailChange,
    async send({ email = '', password = '' }) {
      demandLogin()
      const params = { path: { id: user.id } }
      return unwrap(api.PUT('/api/users/{id}', { params, body: { email: email.trim(), password } }))
    },
    onDone: change,
    isGuarded: true,
  })
}

/** A new password for the account one is logged in to. */
export function usePasswordForm(user: AccountUser) {
  return useAccountForm({
    values: { oldPassword: '', newPassword: '', password_confirmation: '' },
    secrets: ['oldPassword', 'newPassword', 'password_confirmation'],
    check: checkPasswordChange,
    async send({ oldPassword = '', newPassword = '' }) {
      await logFailure(consoleTexts.changePassword, changePassword(user, oldPassword, newPassword))
    },
    isGuarded: true,
  })
}

async function changePassword({ id }: AccountUser, oldPassword: string, newPassword: string) {
  demandLogin()
  await unwrap(
    api.POST('/api/change-password/{userId}', {
      params: { path: { userId: id } },
      body: { oldPassword, newPassword },
    }),
  )
}

function profileOf(typed: AccountValues) {
  const { email: _, ...person } = accountOf(typed)
  return { ...person, city: typed['city'] ?? '' }
}

function checkEmailChange({ email = '', password = '' }: AccountValues): FieldErrors {
  const problem = emailProblem(email)
  return {
    ...(problem && { email: [formProblemText(problem)] }),
    ...(password === '' && { password: [formProblemText('password_missing')] }),
  }
}

function checkPasswordChange(typed: AccountValues): FieldErrors {
  const { oldPassword = '', newPassword = '', password_confirmation = '' } = typed
  const { password, ...others } = checkNewPassword({
    password: newPassword,
    password_confirmation,
  })
  return {
    ...(oldPassword === '' && { oldPassword: [formProblemText('password_missing')] }),
    ...(password && { newPassword: password }),
    ...others,
  }
}

/**
 * «Profile update or password change while logged out: "Пользователь не авторизован"» (docs/rules/accounts.md,
 * «Profile»):
 * another tab may have logged out.
 */
function demandLogin(): void {
  if (!readToken()) throw new Error(formProblemText('not_logged_in'))
}
