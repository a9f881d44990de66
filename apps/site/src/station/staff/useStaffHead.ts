import { unwrap } from '@parket/api-client/unwrap'
import { formatTime } from '@parket/domain/format/dateTime'
import type { Board } from '@parket/domain/station/board/board'
import { delayText } from '@parket/domain/station/board/words'
import { stationKindLabel } from '@parket/domain/station/kinds'
import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import { useEffect, useState } from 'react'
import { useWakeLock } from '../judge/useWakeLock.ts'
import type { StaffConnection } from './staffConnection.ts'

/** The hour is read again this often, ms. */
const TICK_MS = 5000

interface StaffFacts {
  station: PairedStation
  /** Of the floors that are shown; null until they are known. */
  delays: Board['delays'] | null
  isOffline: boolean
}

/** What the head of a station of the staff says; `timeZone` is the event's, the device's own until it is known. */
export function useStaffHead({ api }: StaffConnection, { station, delays, isOffline }: StaffFacts) {
  const [now, setNow] = useState(() => new Date())
  const [timeZone, setTimeZone] = useState(
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  const isReached = delays !== null
  useWakeLock()
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    // With the first answer: before, the network may not be there.
    if (!isReached) return
    unwrap(api.GET('/api/station')).then(
      ({ event }) => setTimeZone(event.time_zone),
      () => {},
    )
  }, [api, isReached])
  const { kind, who, label } = station
  return {
    timeZone,
    head: {
      title: stationKindLabel(kind),
      who: [label, who].filter(Boolean).join(', '),
      isOffline,
      delay: delays === null ? null : delayText(delays),
      clock: formatTime(now.toISOString(), timeZone),
    },
  }
}
