import { unwrap, userFacingText } from '@parket/api-client/problem'
import { consentKinds } from '@parket/domain/privacy/consentKinds'
import { ERASED_ADDRESS } from '@parket/domain/privacy/erasedContacts'
import { isConsentOpen } from '@parket/domain/privacy/openConsents'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { Consents } from '@parket/domain/registration/request'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { renewKnownRegistration } from './openRegistration.ts'
import { renewRegistrations } from './registrationQueries.ts'

type Question = Extract<RegistrationScreenProps['view'], { state: 'ready' }>['consents']

/** The consents that a registration still asks for, and their answer. */
export function useConsentAnswer() {
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: async ({ of, consents }: { of: RegistrationAnswer; consents: Consents }) => {
        const { id: regId, event_id, pin_code: pin } = of.regData
        const answer = await unwrap(
          api.PUT('/api/events/{id}/reg-datas/{regId}/consents', {
            params: { path: { id: event_id, regId }, ...(pin && { query: { pin } }) },
            body: consents,
          }),
        )
        renewKnownRegistration(answer)
        await renewRegistrations()
      },
    },
    queryClient,
  )
  return {
    answer: (of: RegistrationAnswer, consents: Consents) => mutate({ of, consents }),
    /** Of the people themselves: staff, who see no PIN, do not answer for them. */
    questionOf({ regData, registrations }: RegistrationAnswer): Question {
      if (isSuccess) return { state: 'answered' }
      if (regData.was_merged || regData.pin_code === undefined) return null
      if (regData.email === ERASED_ADDRESS || isWithdrawn(registrations)) return null
      const asked = consentKinds.filter((kind) => isConsentOpen(regData.consents, kind))
      if (asked.length === 0) return null
      const problem = error && userFacingText(error)
      return { state: 'open', asked, isSending: isPending, problem }
    },
  }
}
