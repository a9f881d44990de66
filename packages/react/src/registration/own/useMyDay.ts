import type { RegistrationWindow } from '@parket/domain/event/event'
import { isOn } from '@parket/domain/event/registrationWindow'
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
import { useIsLate } from './useIsLate.ts'

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
  /** The server cannot be asked at present. */
  isOffline: boolean
  /** What is worn on the back; null where none is given yet. */
  number: number | null
  event: RegistrationWindow
  /** The page shows the day: the registration dances, and is the own one. */
  isShown: boolean
}

/** When a registration dances today, live, and kept on this device to be read without the network. */
export function useMyDay(asked: AskedDay): Day {
  const { eventId, regDataId, ownerId, registration, number, event, isShown } = asked
  const links = useLinks()
  const madeAt = usePageState().now
  // Whether it is the day is asked of the document first: the answer puts a device right whose clock is ahead.
  const isAsked = isShown && isOn(event, madeAt)
  const { fresh } = useLiveNow(isAsked ? eventId : null)
  const isLate = useIsLate(isAsked && fresh === null)
  // In the network the answer is on its way: what is kept would only be called old for a moment.
  const kept = asked.isOffline || isLate ? asked.kept : null
  const [opened] = useState(() => ({ madeAt, deviceNow: ports.now() }))
  const answeredAt = fresh?.readAt ?? null
  const keptAt = asked.kept?.readAt ?? null
  const now = useNow(dayBegins({ ...opened, answeredAt, keptAt }), STEP_MS)
  const address = links.to('selectRegistration', { eventId }, { entry: regDataId })
  const hasCome = fresh !== null
  // A document that the device kept was made on another day, maybe.
  const isToday = isShown && isOn(event, now)

  useEffect(() => {
    if (fresh && registration) {
      const day = { registration, floors: fresh.now.floors, readAt: fresh.readAt }
      keepDay({ ownerId, eventId, regDataId }, day)
    }
  }, [fresh, registration, ownerId, eventId, regDataId])
  // Once all of its code has come.
  useEffect(() => {
    if (isToday && hasCome)
      void ports.keepPage({ scope: new URL(address, location.href).pathname, document: address })
  }, [isToday, hasCome, address])

  if (!isToday) return null
  const readAt = answeredAt ?? kept?.readAt ?? null
  return {
    number,
    floors: fresh?.now.floors ?? kept?.floors ?? null,
    readAt,
    now,
    isStale: isDayStale(readAt, now, hasCome),
  }
}
