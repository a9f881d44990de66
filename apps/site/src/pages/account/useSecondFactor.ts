import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { SecondFactorProps } from '@parket/ui/screens/account/ProfileScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'
import { queryClient } from '@parket/react/data/queryClient'
import { useAccountForm, type AccountValues } from './useAccountForm.ts'

/** What was just shown and is never shown again. */
type Shown = { secret: string; uri: string } | { codes: string[] } | null

/** The second factor of the account: begun with the password, confirmed by a code, switched off with the password. */
export function useSecondFactor({ id }: AccountUser): SecondFactorProps {
  const params = { path: { id } }
  const [shown, setShown] = useState<Shown>(null)
  // Left by a link, a code would never be seen again.
  useUnsavedGuard(shown !== null)
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['second-factor', id],
      queryFn: () => unwrap(api.GET('/api/users/{id}/second-factor', { params })),
    },
    queryClient,
  )
  const begin = useAccountForm({
    ...withPassword,
    send: ({ password = '' }) =>
      unwrap(api.POST('/api/users/{id}/second-factor', { params, body: { password } })),
    onDone: setShown,
  })
  const confirm = useAccountForm({
    values: { otp: '' },
    secrets: ['otp'],
    check: ({ otp = '' }): FieldErrors =>
      otp.trim() === '' ? { otp: [formProblemText('second_factor_required')] } : {},
    send: ({ otp = '' }) =>
      unwrap(api.POST('/api/users/{id}/second-factor/confirmation', { params, body: { otp } })),
    onDone: ({ recovery_codes }) => {
      setShown({ codes: recovery_codes })
      void refetch()
    },
  })
  const remove = useAccountForm({
    ...withPassword,
    async send({ password = '' }) {
      const path = '/api/users/{id}/second-factor/removal'
      await unwrap(api.POST(path, { params, body: { password } }))
    },
    onDone: () => void refetch(),
  })

  function view(): SecondFactorProps['view'] {
    if (shown && 'codes' in shown) {
      return { state: 'codes', codes: shown.codes, onSaved: () => setShown(null) }
    }
    if (shown) return { state: 'begun', ...shown, confirm: confirm.props }
    if (data?.is_on) {
      return { state: 'on', codesLeft: data.recovery_codes_left, remove: remove.props }
    }
    if (data?.is_available) {
      return { state: 'off', requiredBy: data.required_by, begin: begin.props }
    }
    if (data) return { state: 'unavailable' }
    if (!error) return { state: 'loading' }
    return { state: 'failed', message: userFacingText(error), onRetry: () => void refetch() }
  }
  return { view: view() }
}

const withPassword = {
  values: { password: '' },
  secrets: ['password'],
  check: ({ password = '' }: AccountValues): FieldErrors =>
    password === '' ? { password: [formProblemText('password_missing')] } : {},
}
