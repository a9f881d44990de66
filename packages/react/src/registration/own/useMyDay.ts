import { toMillis } from '@parket/domain/format/date'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useEffect, useState } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useNow } from '../../data/page/useNow.ts'
import { ports } from '../../data/ports.ts'
import { useLiveNow } from '../../events/useLiveNow.ts'
import { keepDay, readKeptDay } from './keptDay.ts'

/** How exactly the page knows the time. */
const STEP_MS = 10_000
/** What is older is said to be old. */
const FRESH_MS = 60_000

type Day = Extract<RegistrationScreenProps['view'], { state: 'ready' }>['day']

interface AskedDay {
  eventId: number
  regDataId: number
  /** As the server has just told it; null until then, and on a device that has not opened it. */
  registration: RegistrationAnswer | null
  /** What is worn on the back; null where none is given yet. */
  number: number | null
  /** It is the event's day, and the registration dances. */
  isOn: boolean
}

/** When a registration dances today, live, and kept on this device to be read without the network. */
export function useMyDay(asked: AskedDay): Day {
  const { eventId, regDataId, registration, number, isOn } = asked
  const links = useLinks()
  const now = useNow(usePageState().now, STEP_MS)
  const { fresh } = useLiveNow(isOn ? eventId : null, now)
  const [kept] = useState(() => readKeptDay(eventId, regDataId))
  const address = links.to('selectRegistration', { eventId }, { entry: regDataId })
  const hasCome = fresh !== null

  useEffect(() => {
    if (fresh && registration) {
      keepDay({ registration, floors: fresh.now.floors, readAt: fresh.readAt })
    }
  }, [fresh, registration])
  // Once all of its code has come.
  useEffect(() => {
    if (isOn && hasCome)
      void ports.keepPage({ scope: new URL(address, location.href).pathname, document: address })
  }, [isOn, hasCome, address])

  if (!isOn) return null
  const readAt = fresh?.readAt ?? kept?.readAt ?? null
  return {
    number,
    floors: fresh?.now.floors ?? kept?.floors ?? null,
    readAt,
    now,
    isStale: readAt !== null && (!fresh || toMillis(now) - toMillis(readAt) > FRESH_MS),
  }
}
