import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import { storeOpenRegistration } from './openRegistration.ts'

/**
 * Opens a registration in this tab by its number and PIN.
 * @returns its id
 * @throws ApiProblem
 */
export async function openByPin(eventId: number, regN: number, pin: string): Promise<number> {
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/find', {
      params: { path: { id: eventId } },
      body: { reg_n: regN, pin_code: pin },
    }),
  )
  storeOpenRegistration({ registration: await fetchRegistration(eventId, id, pin), next: null })
  return id
}
