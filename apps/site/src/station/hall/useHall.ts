import { unwrap } from '@parket/api-client/unwrap'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { useCallback, useState } from 'react'
import { staffConnection } from '../staff/staffConnection.ts'
import { useFollowed } from '../staff/useFollowed.ts'
import { useStaffHead } from '../staff/useStaffHead.ts'

export interface HallPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
}

/** What the marshal, the announcer and the music look at: the hall, one of its floors at a time. */
export function useHall({ pairing, onCutOff }: HallPageProps) {
  const { station, token } = pairing
  const [connection] = useState(() => staffConnection(token, onCutOff))
  const { api } = connection
  const { eventId } = station
  const call = useCallback(
    (signal: AbortSignal) =>
      unwrap(api.GET('/api/events/{id}/hall', { params: { path: { id: eventId } }, signal })),
    [api, eventId],
  )
  const { answer: hall, isOffline, refetch } = useFollowed(connection, eventId, call)
  const [chosen, setChosen] = useState<string | null>(null)
  const names = hall?.floors.map(({ floor }) => floor) ?? []
  // A station that is named after its floor shows that one.
  const words = station.label.split(/\s+/)
  const own = names.find((name) => name === station.label || words.includes(name))
  const floor = chosen !== null && names.includes(chosen) ? chosen : (own ?? names[0] ?? '')
  const shown = hall?.floors.find((one) => one.floor === floor)
  const { head, timeZone } = useStaffHead(connection, {
    station,
    delays: hall && [{ floor, minutes: shown?.delay ?? 0 }],
    isOffline,
  })
  return {
    api,
    hall,
    isOffline,
    refetch,
    head,
    timeZone,
    floors: { names, value: floor, onChange: setChosen },
  }
}
