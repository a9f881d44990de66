import { unwrap } from '@parket/api-client/unwrap'
import { useEffect, useState } from 'react'
import type { StaffConnection } from './staffConnection.ts'

/** The hour is read again this often, ms. */
const TICK_MS = 5000

/**
 * The server's hour, and the event that a station works at: until it is known, without a name and in the zone of the device.
 * @param isReached the server has answered once: before, the network may not be there
 */
export function useStationEvent({ api, now: readNow }: StaffConnection, isReached: boolean) {
  const [now, setNow] = useState(() => new Date(readNow()))
  const [event, setEvent] = useState(() => ({
    name: '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(readNow())), TICK_MS)
    return () => clearInterval(timer)
  }, [readNow])
  useEffect(() => {
    if (!isReached) return
    unwrap(api.GET('/api/station')).then(
      ({ event: { name, time_zone } }) => setEvent({ name, timeZone: time_zone }),
      () => {},
    )
  }, [api, isReached])
  return { now, event }
}
