import { formatTime } from '@parket/domain/format/dateTime'
import { stationKindLabel } from '@parket/domain/station/kinds'
import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import type { StaffConnection } from '../staff/staffConnection.ts'
import { useStationEvent } from '../staff/useStationEvent.ts'
import { useWakeLock } from '../judge/useWakeLock.ts'

interface AnnouncerFacts {
  station: PairedStation
  isOffline: boolean
  /** The server has answered once. */
  isReached: boolean
}

/** What the head of the announcer's station says. */
export function useAnnouncerHead(
  { api }: StaffConnection,
  { station, isOffline, isReached }: AnnouncerFacts,
) {
  useWakeLock()
  const { now, event } = useStationEvent(api, isReached)
  const { kind, label, who } = station
  return {
    title: stationKindLabel(kind),
    who: [label, who].filter(Boolean).join(', '),
    isOffline,
    delay: null,
    clock: formatTime(now.toISOString(), event.timeZone),
  }
}
