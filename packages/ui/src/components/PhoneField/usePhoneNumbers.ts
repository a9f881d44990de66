import { useState } from 'react'
// Erased: the module itself is loaded below.
import type * as phoneNumber from '@parket/domain/account/phoneNumber'

type PhoneNumbers = typeof phoneNumber

/** The library of telephone numbers, once it has been asked for. */
export function usePhoneNumbers() {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null)
  async function load(): Promise<PhoneNumbers> {
    const loaded = await import('@parket/domain/account/phoneNumber')
    setNumbers(loaded)
    return loaded
  }
  return { numbers, load }
}
