import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'
import { useTicket } from './useTicket.ts'

type Form = SelectRegistrationScreenProps['find']

/**
 * Opens a registration made earlier by its number and PIN.
 * @param known number, and the key that stands for the PIN, where the address says them; else ''
 * @param onFound told the registration's id, once this tab may open it
 */
export function useFindRegistration(
  eventId: number,
  known: { regN: string; key: string },
  onFound: (regDataId: number) => void,
): Form {
  const { typed, errors, onChange, read } = useTicket({
    regN: known.regN,
    pinCode: known.key,
  })
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function find() {
    setRunning(true)
    setError(null)
    try {
      const ticket = await read()
      if (!ticket) return
      // Comes with the first search, client and all: most visitors only choose how to start.
      const { openByPin } = await import('./openByPin.ts')
      onFound(await openByPin(eventId, ticket))
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
