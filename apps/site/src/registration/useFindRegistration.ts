import { unwrap } from '@parket/api-client/unwrap'
import type { components } from '@parket/api-client/schema'
import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'
import { lazyPage } from '../page/lazyPage.tsx'

export type RegDataAnswer = components['schemas']['RegDataAnswer']

/** Comes with the first search: most visitors of the door go through it instead. */
export const foundRegistration = lazyPage(
  'FoundRegistration',
  async () => (await import('./FoundRegistration.tsx')).FoundRegistration,
)

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
      const [entry] = await Promise.all([
        findRegistration(eventId, Number(regN), pinCode.trim()),
        foundRegistration.preload(),
      ])
      setFound(entry)
    } catch (thrown) {
      // The words for every refusal come when there is one.
      const { userFacingText } = await import('@parket/api-client/problem')
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

/** The client, too, comes with the first search. @throws ApiProblem */
async function findRegistration(eventId: number, regN: number, pin: string) {
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
