import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'
import { readStoredLogin } from '../../data/auth/storage.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import { storeOpenRegistration } from './openRegistration.ts'

/**
 * Opens a registration in this tab by its number and PIN.
 * @returns its id
 * @throws ApiProblem
 */
export async function openByPin(
  eventId: number,
  { reg_n, pin_code }: { reg_n: number; pin_code: string },
): Promise<number> {
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/find', {
      params: { path: { id: eventId } },
      body: { reg_n, pin_code },
    }),
  )
  const registration = await fetchRegistration(eventId, id, pin_code)
  // Whose login it is, also while it is still being checked.
  const openedBy = readStoredLogin()?.user.id ?? null
  storeOpenRegistration({ registration, next: null, openedBy })
  return id
}
