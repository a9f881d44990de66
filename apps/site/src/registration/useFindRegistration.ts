import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'

export type RegDataAnswer = components['schemas']['RegDataAnswer']

interface FindRegistration {
  /** The entry, once number and PIN have opened it. */
  found: RegDataAnswer | null
  form: SelectRegistrationScreenProps['find']
  onClose: () => void
}

/** Opens an entry made earlier by its number and PIN. */
export function useFindRegistration(eventId: number): FindRegistration {
  const [regN, setRegN] = useState('')
  const [pinCode, setPinCode] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [found, setFound] = useState<RegDataAnswer | null>(null)

  async function find() {
    setRunning(true)
    setError(null)
    try {
      setFound(await findRegistration(eventId, Number(regN), pinCode.trim()))
    } catch (thrown) {
      setError(userFacingText(thrown))
    } finally {
      setRunning(false)
    }
  }

  return {
    found,
    form: {
      regN,
      pinCode,
      onRegNChange: setRegN,
      onPinCodeChange: setPinCode,
      onSubmit: () => void find(),
      isRunning,
      error,
    },
    onClose: () => setFound(null),
  }
}

/** @throws ApiProblem */
async function findRegistration(eventId: number, regN: number, pin: string) {
  // The client comes with the first search: most visitors of the door go through it instead.
  const { api } = await import('../api.ts')
  const { id } = await unwrap(
    api.POST('/api/events/{id}/reg-datas/find', {
      params: { path: { id: eventId } },
      body: { reg_n: regN, pin_code: pin },
    }),
  )
  return unwrap(
    api.GET('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId: id }, query: { pin } },
    }),
  )
}
