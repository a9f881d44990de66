import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import { storeOpenRegistration } from './openRegistration.ts'

/**
 * Opens a registration in this tab by its number and PIN.
 * @param openedBy the account that is logged in, null without one
 * @returns its id
 * @throws ApiProblem
 */
export async function openByPin(
  eventId: number,
  { reg_n, pin_code }: { reg_n: number; pin_code: string },
  openedBy: number | null,
): Promise<number> {
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/find', {
      params: { path: { id: eventId } },
      body: { reg_n, pin_code },
    }),
  )
  const registration = await fetchRegistration(eventId, id, pin_code)
  storeOpenRegistration({ registration, next: null, openedBy })
  return id
}
