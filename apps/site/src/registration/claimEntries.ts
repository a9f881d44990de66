import { unwrap } from '@parket/api-client/problem'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'

/** What opens a registration without an account. */
export interface EntryTicket {
  event_id: number
  reg_n: number
  pin_code: string
}

/**
 * Adds registrations to those of the account. Repeating it does no harm.
 * @throws ApiProblem of the first that cannot be added; those before it are
 */
export async function claimEntries(tickets: readonly EntryTicket[]): Promise<void> {
  try {
    for (const { event_id, reg_n, pin_code } of tickets) {
      await unwrap(
        api.POST('/api/events/{id}/reg-datas/claim', {
          params: { path: { id: event_id } },
          body: { reg_n, pin_code },
        }),
      )
    }
  } finally {
    for (const name of ['registration', 'own-registrations']) {
      void queryClient.invalidateQueries({ queryKey: [name] })
    }
  }
}
