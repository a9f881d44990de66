import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useEffect, useState } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useNow } from '../../data/page/useNow.ts'
import { ports } from '../../data/ports.ts'
import { useLiveNow } from '../../events/useLiveNow.ts'
import { dayBegins, isDayStale } from './dayClock.ts'
import { keepDay } from './keepDay.ts'
import type { KeptDay } from './keptDay.ts'

/** How exactly the page knows the time. */
const STEP_MS = 10_000

type Day = Extract<RegistrationScreenProps['view'], { state: 'ready' }>['day']

interface AskedDay {
  eventId: number
  regDataId: number
  /** The account of the page; null for a visitor's. */
  ownerId: number | null
  /** As the server has just told it; null until then, and once it is refused. */
  registration: RegistrationAnswer | null
  /** What the device keeps of it; null where it keeps nothing. */
  kept: KeptDay | null
  /** What is worn on the back; null where none is given yet. */
  number: number | null
  /** It is the event's day, and the registration dances. */
  isOn: boolean
}

/** When a registration dances today, live, and kept on this device to be read without the network. */
export function useMyDay(asked: AskedDay): Day {
  const { eventId, regDataId, ownerId, registration, kept, number, isOn } = asked
  const links = useLinks()
  const { fresh } = useLiveNow(isOn ? eventId : null)
  const madeAt = usePageState().now
  const [opened] = useState(() => ({ madeAt, deviceNow: ports.now() }))
  const answeredAt = fresh?.readAt ?? null
  const keptAt = kept?.readAt ?? null
  const now = useNow(dayBegins({ ...opened, answeredAt, keptAt }), STEP_MS)
  const address = links.to('selectRegistration', { eventId }, { entry: regDataId })
  const hasCome = fresh !== null

  useEffect(() => {
    if (fresh && registration) {
      const day = { registration, floors: fresh.now.floors, readAt: fresh.readAt }
      keepDay({ ownerId, eventId, regDataId }, day)
    }
  }, [fresh, registration, ownerId, eventId, regDataId])
  // Once all of its code has come.
  useEffect(() => {
    if (isOn && hasCome)
      void ports.keepPage({ scope: new URL(address, location.href).pathname, document: address })
  }, [isOn, hasCome, address])

  if (!isOn) return null
  const readAt = answeredAt ?? keptAt
  return {
    number,
    floors: fresh?.now.floors ?? kept?.floors ?? null,
    readAt,
    now,
    isStale: isDayStale(readAt, now, hasCome),
  }
}
