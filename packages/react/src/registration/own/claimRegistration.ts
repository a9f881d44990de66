import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { knownRegistration, renewKnownRegistration } from './openRegistration.ts'

/** What opens a registration without an account. */
interface RegistrationTicket {
  event_id: number
  reg_n: number
  pin_code: string
}

/**
 * Adds a registration to those of the account, and tells the copy that this tab keeps. Repeating it does
 * no harm.
 * @throws ApiProblem 409 for another account's, 404 where number and PIN open nothing
 */
export async function claimRegistration(
  { event_id, reg_n, pin_code }: RegistrationTicket,
  userId: number,
): Promise<void> {
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/claim', {
      params: { path: { id: event_id } },
      body: { reg_n, pin_code },
    }),
  )
  const kept = knownRegistration(event_id, id)
  if (kept) renewKnownRegistration({ ...kept, regData: { ...kept.regData, registered_by: userId } })
  for (const name of ['registration', 'own-registrations']) {
    void queryClient.invalidateQueries({ queryKey: [name] })
  }
}
