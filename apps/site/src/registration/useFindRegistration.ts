import { unwrap } from '@parket/api-client/unwrap'
import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'
import { storeOpenEntry } from './openEntry.ts'

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
  const [{ regN, pinCode }, setTicket] = useState({ regN: knownRegN, pinCode: '' })
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function find() {
    setRunning(true)
    setError(null)
    try {
      onFound(await openByPin(eventId, Number(digitsOf(regN)), digitsOf(pinCode)))
    } catch (thrown) {
      // The words for every refusal come when there is one.
      const { userFacingText } = await import('@parket/api-client/problem')
      setError(userFacingText(thrown))
    } finally {
      setRunning(false)
    }
  }

  return {
    regN,
    pinCode,
    onChange: (change) => setTicket((before) => ({ ...before, ...change })),
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

/** Copied out of the mail they come as « 048 213» and «№ 58». */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
