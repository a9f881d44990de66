import { isDiallable, type PhoneCheck } from '@parket/domain/account/phone'
import { useEffect, useState } from 'react'

/**
 * What tells a telephone number in a form. The numbers of all countries are heavy: they come once there is
 * something to check. Until then, and without a connection, a number that can be dialled will do: the server asks them.
 *
 * @param isWanted whether a number is there, or will be soon
 */
export function usePhoneCheck(isWanted: boolean): PhoneCheck {
  const [check, setCheck] = useState<PhoneCheck>(() => isDiallable)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    async function load() {
      const loaded = await import('@parket/domain/account/phoneNumber').catch(() => null)
      if (loaded && !isLeft) setCheck(() => loaded.isPhoneNumber)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return check
}
