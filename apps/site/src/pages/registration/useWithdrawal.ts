import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { withdrawalRequest } from '@parket/domain/registration/storedRegistration'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { knownPin, renewKnownRegistration } from './openRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

type RegistrationView = Extract<RegistrationScreenProps['view'], { state: 'ready' }>

interface Withdrawal {
  withdrawal: RegistrationView['withdrawal']
  /** What was done last, in Russian. */
  notice: string | null
  onWithdraw: (ids: number[]) => void
}

/** Gives up entries of a registration, or all of it. */
export function useWithdrawal(
  eventId: number,
  registration: RegistrationAnswer | null,
): Withdrawal {
  const [notice, setNotice] = useState<string | null>(null)
  const { mutate, error, isPending } = useMutation(
    {
      mutationFn: async (ids: number[]) => {
        if (!registration) throw new Error('There is nothing to withdraw yet')
        return withdraw(eventId, registration, ids)
      },
      onMutate: () => setNotice(null),
      onSuccess: renewKnownRegistration,
      // Also after a failure: somebody else may have changed it.
      onSettled: async (changed) => {
        await Promise.all(
          ['registration', 'payment-account', 'own-registrations'].map((name) =>
            queryClient.invalidateQueries({ queryKey: [name] }),
          ),
        )
        const isAnyLeft = changed?.registrations.some(({ status }) => status !== 'withdrawn')
        // Told once the next withdrawal can be pressed; that all is withdrawn the page says by itself.
        if (isAnyLeft) setNotice('Номинация снята')
      },
    },
    queryClient,
  )
  return { withdrawal: stateOf(isPending, error), notice, onWithdraw: (ids) => mutate(ids) }
}

function stateOf(isPending: boolean, error: Error | null): RegistrationView['withdrawal'] {
  if (isPending) return { state: 'running' }
  if (!error) return { state: 'idle' }
  const isStale = error instanceof ApiProblem && error.code === 'stale'
  const message = isStale
    ? 'Заявку изменил кто-то другой. Ниже она такая, как сейчас: проверьте и\u00A0повторите.'
    : userFacingText(error)
  return { state: 'failed', message }
}

/** @throws ApiProblem */
function withdraw(
  eventId: number,
  registration: RegistrationAnswer,
  ids: number[],
): Promise<RegistrationAnswer> {
  const { id: regId } = registration.regData
  const pin = knownPin(eventId, regId)
  return unwrap(
    api.PUT('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId }, ...(pin && { query: { pin } }) },
      body: withdrawalRequest(registration, new Set(ids)),
    }),
  )
}
