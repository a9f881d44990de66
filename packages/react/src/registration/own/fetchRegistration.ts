import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

/**
 * A registration.
 * @param pin where this tab knows it; an account needs none for its own
 * @throws ApiProblem
 */
export function fetchRegistration(
  eventId: number,
  regId: number,
  pin: string | undefined,
): Promise<RegistrationAnswer> {
  return unwrap(
    api.GET('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId }, ...(pin && { query: { pin } }) },
    }),
  )
}
