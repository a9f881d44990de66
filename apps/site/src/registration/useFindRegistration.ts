import { unwrap } from '@parket/api-client/unwrap'
import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'
import { storeOpenEntry } from './openEntry.ts'
import { useTicket } from './useTicket.ts'

type Form = SelectRegistrationScreenProps['find']

/**
 * Opens an entry made earlier by its number and PIN.
 * @param knownRegN the number where the address says it, else ''
 * @param onFound told the registration's id, once this tab may open it
 */
export function useFindRegistration(
  eventId: number,
  knownRegN: string,
  onFound: (regDataId: number) => void,
): Form {
  const { typed, errors, onChange, read } = useTicket({ regN: knownRegN, pinCode: '' })
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function find() {
    setRunning(true)
    setError(null)
    try {
      const ticket = await read()
      if (ticket) onFound(await openByPin(eventId, ticket.reg_n, ticket.pin_code))
    } catch (thrown) {
      // The words for every refusal come when there is one.
      const { userFacingText } = await import('@parket/api-client/problem')
      setError(userFacingText(thrown))
    } finally {
      setRunning(false)
    }
  }

  return {
    ...typed,
    errors,
    onChange,
    onSubmit: () => void find(),
    isRunning,
    error,
  }
}

/** The client comes with the first search: most visitors go through the door. @throws ApiProblem */
async function openByPin(eventId: number, regN: number, pin: string): Promise<number> {
  const { api } = await import('../api.ts')
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/find', {
      params: { path: { id: eventId } },
      body: { reg_n: regN, pin_code: pin },
    }),
  )
  const entry = await unwrap(
    api.GET('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId: id }, query: { pin } },
    }),
  )
  storeOpenEntry({ entry, next: null })
  return id
}
