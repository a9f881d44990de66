import { formatTime } from '@parket/domain/format/dateTime'
import type { Board } from '@parket/domain/station/board/board'
import { delayText } from '@parket/domain/station/board/words'
import { stationKindLabel } from '@parket/domain/station/kinds'
import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import { useWakeLock } from '../judge/useWakeLock.ts'
import type { StaffConnection } from './staffConnection.ts'
import { useStationEvent } from './useStationEvent.ts'

interface StaffFacts {
  station: PairedStation
  /** Of the floors that are shown; null until they are known. */
  delays: Board['delays'] | null
  isOffline: boolean
}

/** What the head of a station of the staff says; `timeZone` is the event's, the device's own until it is known. */
export function useStaffHead(
  connection: StaffConnection,
  { station, delays, isOffline }: StaffFacts,
) {
  // With the first answer: before, the network may not be there.
  const { now, event } = useStationEvent(connection, delays !== null)
  useWakeLock()
  const { kind, who, label } = station
  const title = stationKindLabel(kind)
  return {
    timeZone: event.timeZone,
    head: {
      title,
      // A station that is called by its job says it once.
      who: [label === title ? '' : label, who].filter(Boolean).join(', '),
      isOffline,
      delay: delays === null ? null : delayText(delays),
      clock: formatTime(now.toISOString(), event.timeZone),
    },
  }
}
