import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { withdrawalRequest } from '@parket/domain/registration/storedRegistration'
import type { Withdrawal } from '@parket/ui/screens/registration/WithdrawRegistration'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { renewRegistrations } from '../own/registrationQueries.ts'
import { knownPin, renewKnownRegistration } from '../own/openRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

/**
 * Gives up a whole registration.
 * @param onWithdrawn told once it is done and the page behind can show it
 */
export function useWithdrawal(
  eventId: number,
  registration: RegistrationAnswer,
  onWithdrawn: () => void,
): Withdrawal {
  const { mutate, error, isPending } = useMutation(
    {
      mutationFn: () => withdraw(eventId, registration),
      onSuccess: async (changed) => {
        renewKnownRegistration(changed)
        await renewRegistrations()
        onWithdrawn()
      },
    },
    queryClient,
  )
  return { status: statusOf(isPending, error), onWithdraw: () => mutate() }
}

function statusOf(isPending: boolean, error: Error | null): Withdrawal['status'] {
  if (isPending) return { state: 'running' }
  if (!error) return { state: 'idle' }
  const isStale = error instanceof ApiProblem && error.code === 'stale'
  const message = isStale ? formProblemText('withdrawal_stale') : userFacingText(error)
  return { state: 'failed', message }
}

/** @throws ApiProblem */
function withdraw(eventId: number, registration: RegistrationAnswer): Promise<RegistrationAnswer> {
  const { id: regId } = registration.regData
  const ids = registration.registrations
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ id }) => id)
  const pin = knownPin(eventId, regId)
  return unwrap(
    api.PUT('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId }, ...(pin && { query: { pin } }) },
      body: withdrawalRequest(registration, new Set(ids)),
    }),
  )
}
