import { unwrap } from '@parket/api-client/problem'
import { api } from '../../data/api.ts'

/**
 * Has the numbers and PINs of an address mailed to it.
 *
 * @throws ApiProblem
 */
export async function sendPins(eventId: number, email: string): Promise<void> {
  const params = { path: { id: eventId } }
  await unwrap(api.POST('/api/events/{id}/reg-datas/send-pins', { params, body: { email } }))
}
