import { unwrap } from '@parket/api-client/unwrap'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { CeremonyListScreen } from '@parket/ui/screens/station/announcer/CeremonyListScreen'
import { useCallback, useState, type ReactNode } from 'react'
import { staffConnection } from '../staff/staffConnection.ts'
import { CeremonyPage } from './CeremonyPage.tsx'
import { useStaffHead } from '../staff/useStaffHead.ts'
import { useFollowed } from '../staff/useFollowed.ts'

/** A contest is judged once in minutes, and the list is computed from the marks of each: read at most this often. */
const PAUSE_MS = 5000

interface CeremoniesPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
  /** The way to the station's other page. */
  pages: ReactNode
}

/** Which contests can be awarded, and the ceremony of the one that is opened. */
export function CeremoniesPage({ pairing, onCutOff, pages }: CeremoniesPageProps) {
  const { station, token } = pairing
  const [connection] = useState(() => staffConnection(token, onCutOff))
  const { eventId } = station
  const [contestId, setContestId] = useState<string | null>(null)
  const read = useCallback(
    () =>
      unwrap(
        connection.api.GET('/api/events/{id}/ceremonies', { params: { path: { id: eventId } } }),
      ),
    [connection, eventId],
  )
  const { answer, isOffline, refetch } = useFollowed(connection, eventId, read, PAUSE_MS)
  // No floor is shown here, so no delay.
  const { head } = useStaffHead(connection, { station, delays: answer && [], isOffline })
  if (contestId !== null) {
    return (
      <CeremonyPage
        key={contestId}
        {...{ connection, eventId, contestId, head }}
        onBack={() => {
          setContestId(null)
          void refetch()
        }}
      />
    )
  }
  return (
    <CeremonyListScreen head={{ ...head, pages }} ceremonies={answer} onCeremony={setContestId} />
  )
}
